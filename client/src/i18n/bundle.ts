/** A catalogue ready to speak: the one place that says how Fluent is used here. */
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';

/** Words inside of a sentence: with a small first letter. */
const small = ([words]: FluentValue[]): FluentValue => {
  const text = String(words ?? '');
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/** Words at the beginning of a sentence. */
const big = ([words]: FluentValue[]): FluentValue => {
  const text = String(words ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A sentence as part of another: without its full stop. */
const bare = ([words]: FluentValue[]): FluentValue => String(words ?? '').replace(/\.$/, '');

/** All messages of these texts in one language; a later text may say anew what an earlier one said. */
export function bundleOf(language: string, ...texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { SMALL: small, BIG: big, BARE: bare } });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** A book: what each of its messages says, and the text below it, in the order in which they stand there. */
export function bookOf(language: string, text: string): { id: string; title: string; text: string }[] {
  const bundle = bundleOf(language, text);
  return new FluentResource(text).body.map(({ id, value, attributes }) => ({
    id,
    title: bundle.formatPattern(value ?? ''),
    text: bundle.formatPattern(attributes.text ?? ''),
  }));
}

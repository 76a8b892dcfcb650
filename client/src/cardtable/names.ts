/** Names of cards in German, put in wherever a text of the rules has the English one. */
import { language } from '$lib/i18n';

export function namesIn(german: Readonly<Record<string, string>>): (text: string) => string {
  const english = Object.keys(german).sort((a, b) => b.length - a.length);
  const anyOf = new RegExp(english.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return (text) => (language() === 'de' ? text.replace(anyOf, (name) => german[name] ?? name) : text);
}

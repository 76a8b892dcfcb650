/** Where long words may break, for narrow cards: not every browser knows how a language hyphenates. */

/** Shorter words stay whole. */
const LONG = 9;
/** A part is never shorter. */
const LEAST = 3;
const SOFT = '\u00ad';
const VOWEL = /[aeiouyäöüàâéèêëîïôùûæœ]/i;
/** Consonants that begin a syllable together, the longest first. */
const ONSETS = 'schl schm schn schr schw spr str sch bl br ch dr fl fr gl gr kl kn kr ph pl pr sp st th tr wh zw'.split(
  ' ',
);

/** A name with soft hyphens in its long words: they are seen only where a line ends. */
export function soft(name: string): string {
  return name.replace(/\p{L}{2,}/gu, (word) => (word.length < LONG ? word : parts(word).join(SOFT)));
}

/** The word in parts that may stand in lines of their own: each begins with the consonants before a vowel. */
function parts(word: string): string[] {
  const found = [...word.matchAll(/[^aeiouyäöüàâéèêëîïôùûæœ]+/gi)].flatMap((cluster) => {
    const end = cluster.index + cluster[0].length;
    const isInside = cluster.index > 0 && end < word.length;
    return isInside && VOWEL.test(word[cluster.index - 1]!) ? [end - onset(cluster[0].toLowerCase())] : [];
  });
  const cuts = found.filter((cut) => cut >= LEAST && word.length - cut >= LEAST);
  return [0, ...cuts].map((cut, index) => word.slice(cut, cuts[index] ?? word.length));
}

const onset = (cluster: string) => ONSETS.find((one) => cluster.endsWith(one))?.length ?? 1;

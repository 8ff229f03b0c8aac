/** The longest name that a narrow column shows, in characters: two or three lines on a phone. */
const shortNameLength = 30;

/**
 * Returns a name for a narrow column: its first whole words, and an ellipsis in place of the others. A first word that
 * is longer than the limit stays whole.
 */
export function shortName(name: string): string {
  if (name.length <= shortNameLength) return name;
  const [first = '', ...others] = name.split(' ');
  let short = first;
  for (const word of others) {
    if (`${short} ${word}`.length > shortNameLength) break;
    short += ` ${word}`;
  }
  return `${short.replace(/,$/, '')}…`;
}

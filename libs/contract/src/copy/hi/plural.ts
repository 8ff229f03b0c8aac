let rules: Intl.PluralRules | undefined;

/** The form of a word that goes with a number. In Hindi 0 and 1 take the first. Made at the first use, as formatters are dear. */
export const plural = (count: number, one: string, other: string): string => {
  rules ??= new Intl.PluralRules('hi');
  return rules.select(count) === 'one' ? one : other;
};

let rules: Intl.PluralRules | undefined;

/** Created at the first use: see `groupDigits`. */
export const plural = (count: number, one: string, other: string): string => {
  rules ??= new Intl.PluralRules('hi');
  return rules.select(count) === 'one' ? one : other;
};

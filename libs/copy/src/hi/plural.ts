let rules: Intl.PluralRules | undefined;

/**
 * Returns the form of a word for a count: `one` for 0 and 1, otherwise `several`. The rules are made at the first use,
 * because the first object of `Intl` takes 45 ms on a slow phone.
 */
export const plural = (count: number, one: string, several: string): string => {
  rules ??= new Intl.PluralRules('hi');
  return rules.select(count) === 'one' ? one : several;
};

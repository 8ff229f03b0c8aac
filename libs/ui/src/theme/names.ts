import hash from '@emotion/hash';

/** Letters and digits of a name: of a thousand looks, two have the same one in one build of a hundred and twenty. */
const LENGTH = 5;

/** What has which name. */
const looks = new Map<string, readonly [recipes: string, given: string]>();

/**
 * The class of a look. It stands in the page wherever the look is worn and cannot be compressed, so it is short.
 * @param recipes what the look comes from, as text
 * @param given the variants and style properties, as text
 * @throws while the shop is built, tested or developed, where another look has the same name: `LENGTH` then has to grow
 */
export function nameOf(recipes: string, given: string): string {
  const name = `n${hash(recipes + given).slice(-LENGTH)}`;
  if (import.meta.env?.SSR || import.meta.env?.DEV) {
    const [otherRecipes, otherGiven] = looks.get(name) ?? [recipes, given];
    if (otherRecipes + otherGiven !== recipes + given)
      throw new Error(`Two looks have the class ${name}: ${recipes} ${given} and ${otherRecipes} ${otherGiven}.`);
    looks.set(name, [recipes, given]);
  }
  return name;
}

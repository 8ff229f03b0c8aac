import { Trouble } from '../../setup/trouble.mjs';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `health-diary` → `HealthDiary`. */
export const toPascalCase = (name: string): string => name.split('-').map(capital).join('');

/** `health-diary` → `healthDiary`. */
export const toCamelCase = (name: string): string => {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/** Returns a text as a TypeScript string literal. */
export const quoted = (text: string): string => JSON.stringify(text);

/** @throws Trouble if the name does not match the pattern */
export function requireName(name: string, pattern: RegExp, example: string): void {
  if (!pattern.test(name)) throw new Trouble(`“${name}” is no name for it: write it like ${example}.`);
}

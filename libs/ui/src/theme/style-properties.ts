import { base } from './base';
import { isCssProperty } from './css-properties';

const utilities = Object.entries(base.utilities ?? {}).flatMap(([name, { shorthand = [] }]) =>
  [name, shorthand].flat(),
);
const states = Object.keys(base.conditions ?? {}).map((name) => `_${name}`);
const names = new Set(['css', 'colorPalette', 'textStyle', ...utilities, ...states]);

const answers = new Map<string, boolean>();

/** Whether a property given to a component is a style, and neither one of its variants nor an attribute of its element. */
export function isStyleProperty(name: string): boolean {
  let answer = answers.get(name);
  if (answer === undefined) answers.set(name, (answer = names.has(name) || isCssProperty(name)));
  return answer;
}

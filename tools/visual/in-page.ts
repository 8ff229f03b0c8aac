import path from 'node:path';
import type { Frame } from 'playwright';
import type { Box } from './areas.ts';
import type { ThemeColours } from './colours.ts';

/*
 * Reads from the page what the screenshots alone do not show about a difference. A function that runs in the page uses
 * nothing outside itself, because its text is sent there.
 */

/** Returns the colours of a story's theme from its style sheets. */
export async function coloursIn(frame: Frame): Promise<ThemeColours> {
  const values = await frame.evaluate(() => {
    const names = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style) if (name.startsWith('--n-colors-')) names.add(name);
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const themed = document.querySelector('#storybook-root > *') ?? document.body;
    const style = getComputedStyle(themed);
    return [...names].map((name) => [name, style.getPropertyValue(name).trim().toLowerCase()] as const);
  });
  return Object.fromEntries(
    values
      .filter(([name, value]) => /^#[\da-f]{6}$/.test(value) && !name.includes('color-palette'))
      .map(([name, value]) => [name.slice('--n-colors-'.length).replaceAll('-', '.'), value]),
  );
}

/** Returns recipe names by the short class that each recipe gives. The module is generated and has no types here. */
async function recipeNames(): Promise<Record<string, string>> {
  const file = path.resolve(import.meta.dirname, '../../libs/ui/styled-system/recipes/index.mjs');
  const recipes = (await import(file)) as Record<string, ((variants: object) => string) & { __name__?: string }>;
  return Object.fromEntries(
    Object.values(recipes).flatMap((recipe) => {
      const [own = ''] = recipe.__name__ === undefined ? [] : recipe({}).split(' ');
      return own && recipe.__name__ ? [[own, recipe.__name__]] : [];
    }),
  );
}

/** Returns the recipe of the element in each box of a story, or an empty string if there is none. */
export async function rulesAt(frame: Frame, boxes: readonly Box[]): Promise<string[]> {
  return frame.evaluate(
    ({ places, recipes }) => {
      const elements = [...document.body.querySelectorAll('*')].map((element) => ({
        element,
        box: element.getBoundingClientRect(),
      }));
      return places.map(({ x, y, width }) => {
        // An element that grows moves everything below it. The start of the box identifies the element.
        const right = x + Math.min(width, 12);
        const holding = elements
          .filter(({ box }) => box.left <= x + 1 && box.top <= y + 1 && box.right >= right - 1 && box.bottom > y)
          .toSorted((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);
        for (const { element } of holding) {
          const own = [...element.classList].find((name) => name in recipes);
          if (own) return recipes[own]!;
        }
        return '';
      });
    },
    { places: boxes, recipes: await recipeNames() },
  );
}

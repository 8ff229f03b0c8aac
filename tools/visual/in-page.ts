import path from 'node:path';
import type { Frame } from 'playwright';
import type { Box } from './areas.ts';
import type { ThemeColours } from './colours.ts';

/*
 * What only the page knows of a difference. Each function that runs in it is whole in itself: its text is sent there.
 */

/** The colours of the theme in which a story is drawn, as its style sheets have them. */
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

/** Recipes by the class that they give, which is short. Generated, hence no import that the types know. */
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

/** The recipe of what is drawn in each box of a story; an empty word where there is none. */
export async function rulesAt(frame: Frame, boxes: readonly Box[]): Promise<string[]> {
  return frame.evaluate(
    ({ places, recipes }) => {
      const elements = [...document.body.querySelectorAll('*')].map((element) => ({
        element,
        box: element.getBoundingClientRect(),
      }));
      return places.map(({ x, y, width }) => {
        // What has grown moves all below it: its beginning tells what it is.
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

import { beforeEach, expect, it, vi } from 'vitest';

// The functions below read the page of the stories, of which this is the part that they need.
class CSSStyleRule {
  readonly selectorText: string;
  constructor(selectorText: string) {
    this.selectorText = selectorText;
  }
}

const rulesOf = (...selectors: string[]) => [{ cssRules: selectors.map((selector) => new CSSStyleRule(selector)) }];
let page: { styleSheets: object[]; querySelectorAll: (selector: string) => object[] };
let onScreen: string[];

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITEST_STORYBOOK', 'true');
  onScreen = [];
  page = { styleSheets: [], querySelectorAll: (selector) => (onScreen.includes(selector) ? [{}] : []) };
  vi.stubGlobal('document', page);
  vi.stubGlobal('CSSStyleRule', CSSStyleRule);
  vi.stubGlobal('CSSMediaRule', class {});
  vi.stubGlobal('CSSContainerRule', class {});
});

const open = async (selectors: (name: string) => string[]) => {
  const recipes = await import('../../libs/ui/styled-system/recipes');
  const [name = ''] = recipes.toasterCorner().split(' ');
  page.styleSheets = rulesOf(...selectors(name));
  return { name, ...(await import('./shown-rules.ts')) };
};

it('reports what a failed attempt has shown with the next report of the page', async () => {
  const { name, noteRules, noteShownRules, reportRules } = await open((one) => [`.${one}`, `.${one}:hover`]);
  noteRules();
  onScreen = [`.${name}:hover`];
  noteShownRules();
  // Vitest drops the report of the attempt. The rule has left the screen when the retry notes its rules.
  onScreen = [];
  noteShownRules();
  expect(reportRules()).toEqual({ shown: [`toasterCorner .${name}:hover`], waiting: [] });
});

it('waits for the rules of the dark theme too', async () => {
  const { name, noteRules, reportRules } = await open((one) => [`.dark .${one}`]);
  noteRules();
  expect(reportRules()).toEqual({ shown: [], waiting: [`toasterCorner .dark .${name}`] });
});

it('refuses a page without a conditional rule of a recipe', async () => {
  const { noteRules } = await open((one) => [`.${one}`]);
  expect(noteRules).toThrow('No style sheet of the page has a conditional rule of a recipe.');
});

import type { Page } from 'playwright/test';

/**
 * Returns Panda's classes (`toHash` in `panda.config.ts`) that the document uses but that no style sheet has a rule
 * for.
 */
export const classesWithoutRule = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const known = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ''] of rule.selectorText.matchAll(/\.([A-Za-z]{4})(?![\w-])/g)) known.add(name);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const used = new Set([...document.querySelectorAll('body [class]')].flatMap(({ classList }) => [...classList]));
    return [...used].filter((name) => /^[A-Za-z]{4}$/.test(name) && !known.has(name));
  });

/**
 * Returns the selector and the properties of each rule for these classes that shows on an untouched page on a screen.
 * It leaves out what shows only under a pointer, in a selection, in a transition or in print.
 */
export const restingRules = (page: Page, classes: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const resting: string[] = [];
    const isLater = (selector: string) => /:hover|:active|::selection|::view-transition/.test(selector);
    const collect = (rules: CSSRuleList, selectors: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === 'print') continue;
        const within = rule instanceof CSSStyleRule ? `${selectors} ${rule.selectorText}` : selectors;
        const concerned = within
          .split(',')
          .some((selector) => !isLater(selector) && names.some((name) => selector.includes(`.${name}`)));
        if (rule instanceof CSSStyleRule && concerned) {
          const seen = [...rule.style].filter(
            (name) => !/^(?:transition|cursor|(?:-webkit-)?user-select|will-change)/.test(name),
          );
          if (seen.length > 0) resting.push(`${within.trim()} { ${seen.join('; ')} }`);
        }
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, within);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules, '');
    return resting;
  }, classes);

import type { Page } from 'playwright/test';

/** The classes of Panda (`toHash` in `panda.config.ts`) that the document uses and no sheet of it has a rule for. */
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

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

/** Returns the classes of the document. */
export const usedClasses = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
  ]);

/**
 * Returns each property of each rule for these classes that shows on an untouched page on a screen, with its selector
 * and conditions. It leaves out what shows only under a pointer, in a selection, in a transition or in print. It leaves
 * out custom properties as well: the build replaces them by their values.
 */
export const restingRules = (page: Page, classes: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const resting: string[] = [];
    const isLater = /:hover|:active|::selection|::view-transition/;
    const isLaterProperty = /^(?:--|transition|cursor|(?:-webkit-)?user-select|will-change)/;
    const isUsed = (selector: string) =>
      Array.from(selector.matchAll(/\.(?!dark\b)([A-Za-z]{4})(?![\w-])/g)).every(([, name = '']) =>
        names.includes(name),
      );
    const collect = (rules: CSSRuleList, within: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === 'print') continue;
        if (rule instanceof CSSStyleRule)
          for (const selector of rule.selectorText.split(/,\s*(?![^(]*\))/))
            if (isUsed(selector) && !isLater.test(selector))
              for (const property of rule.style)
                if (!isLaterProperty.test(property)) resting.push(`${within}${selector} { ${property} }`);
        const condition = rule instanceof CSSConditionRule ? `${rule.conditionText} ` : '';
        const parent = rule instanceof CSSStyleRule ? `${rule.selectorText} ` : condition;
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, within + parent);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules, '');
    return resting;
  }, classes);

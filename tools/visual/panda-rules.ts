/** Matches the class names of Panda, as `toHash` in `libs/ui/panda.config.ts` creates them. */
const pandaClass = /^(?!dark$)[A-Za-z]{4}$/;
const inSelector = /\.(?!dark\b)([A-Za-z]{4})(?![\w-])/g;

/** Returns the classes of Panda in a selector. */
export const pandaClassesIn = (selector: string): string[] =>
  Array.from(selector.matchAll(inSelector), ([, name = '']) => name);

function collect(rules: CSSRuleList, classes: Set<string>): Set<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) for (const name of pandaClassesIn(rule.selectorText)) classes.add(name);
    if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, classes);
  }
  return classes;
}

const known = new WeakMap<CSSStyleSheet, Set<string>>();

function classesOf(sheet: CSSStyleSheet): Set<string> {
  let classes = known.get(sheet);
  if (!classes) known.set(sheet, (classes = collect(sheet.cssRules, new Set())));
  return classes;
}

/**
 * Returns the classes of a story that have no CSS rule. Such a class comes from a style that depends on data. Panda
 * writes its style sheet from the sources, so that style is missing. Use `style`, a variant of a recipe or `staticCss`
 * instead.
 */
export function classesWithoutRule(): string[] {
  const used = new Set([...document.body.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  const sheets = [...document.styleSheets].map(classesOf);
  return [...used].filter((name) => pandaClass.test(name) && !sheets.some((classes) => classes.has(name)));
}

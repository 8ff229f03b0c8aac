import * as recipes from '../../libs/ui/styled-system/recipes';
import { pandaClassesIn } from './panda-rules.ts';

/** A conditional CSS rule of a recipe. */
interface RecipeRule {
  /** `button variant=ghost @media (hover: hover) .bnsd:is(:hover, [data-hover])`. */
  readonly name: string;
  readonly selector: string;
  readonly media: readonly CSSMediaRule[];
  /** A custom property that marks where the rule applies, because no script can read the width of a container. */
  readonly probe: string | undefined;
}

/**
 * Media that the story run cannot change. `tools/storybook-checks/forced.ts`, `motion.ts` and the journeys check them.
 */
const elsewhere = /forced-colors|prefers-reduced-motion/;
const pseudoElements = /::[\w-]+(?:\([^)]*\))?/g;

/** Maps each class to its recipe and variant: `productTile`, `button variant=ghost`. */
function partsByClass(): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [name, recipe] of Object.entries(recipes)) {
    const classesOf = recipe as unknown as (variants: Readonly<Record<string, string | undefined>>) => string;
    const variants = Object.entries<readonly unknown[]>({ ...recipe.variantMap });
    // The first call has no variant. Classes that are new in a later call belong to its variant.
    const calls = [
      [name, classesOf(Object.fromEntries(variants.map(([variant]) => [variant, undefined])))] as const,
      ...variants.flatMap(([variant, values]) =>
        values.map((value) => [`${name} ${variant}=${value}`, classesOf({ [variant]: String(value) })] as const),
      ),
    ];
    for (const [part, classes] of calls)
      for (const each of classes.split(' ')) if (!parts.has(each)) parts.set(each, part);
  }
  return parts;
}

type Condition = CSSMediaRule | CSSContainerRule;
const isCondition = (rule: CSSRule): rule is Condition =>
  rule instanceof CSSMediaRule || rule instanceof CSSContainerRule;

function readRules(): RecipeRule[] {
  const parts = partsByClass();
  const found: RecipeRule[] = [];
  const readStyle = (rule: CSSStyleRule, under: readonly Condition[]) => {
    const { selectorText } = rule;
    const [name = ''] = pandaClassesIn(selectorText);
    const part = parts.get(name);
    const conditions = under.map(
      (one) => `@${one instanceof CSSMediaRule ? 'media' : 'container'} ${one.conditionText}`,
    );
    const always = under.length === 0 && selectorText === `.${name}`;
    if (part === undefined || always || elsewhere.test(conditions.join())) return;
    const probe = under.every((one) => one instanceof CSSMediaRule) ? undefined : `--shown-${found.length}`;
    if (probe) rule.style.setProperty(probe, 'yes');
    found.push({
      name: [part, ...conditions, selectorText].join(' '),
      selector: selectorText.replaceAll(pseudoElements, ''),
      media: under.filter((one) => one instanceof CSSMediaRule),
      probe,
    });
  };
  const read = (rules: CSSRuleList, under: readonly Condition[]) => {
    for (const rule of rules)
      if (rule instanceof CSSStyleRule) readStyle(rule, under);
      else if ('cssRules' in rule) read(rule.cssRules as CSSRuleList, isCondition(rule) ? [...under, rule] : under);
  };
  for (const { cssRules } of document.styleSheets) read(cssRules, []);
  if (found.length === 0) throw new Error('No style sheet of the page has a conditional rule of a recipe.');
  return found;
}

/** The rules that no element has matched so far. */
let waiting: RecipeRule[] | undefined;
/** The names of the others. */
const shown: string[] = [];

/** Reads the rules before a story changes their media. */
export function noteRules(): void {
  if (import.meta.env.VITEST_STORYBOOK !== undefined) waiting ??= readRules();
}

const holds = ({ selector, media, probe }: RecipeRule): boolean =>
  media.every((rule) => matchMedia(rule.media.mediaText).matches) &&
  [...document.querySelectorAll(selector)].some(
    (element) => probe === undefined || getComputedStyle(element).getPropertyValue(probe) === 'yes',
  );

/** Notes the rules that match an element on the screen for the first time. */
export function noteShownRules(): void {
  const now = waiting?.filter(holds) ?? [];
  shown.push(...now.map(({ name }) => name));
  waiting = waiting?.filter((rule) => !now.includes(rule));
}

/** Returns the names of all rules that the page has shown so far, because the reports of a failed attempt are lost. */
export const reportRules = () => ({ shown: [...shown], waiting: waiting?.map(({ name }) => name) ?? [] });

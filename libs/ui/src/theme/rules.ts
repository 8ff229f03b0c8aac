import type { SystemStyleObject } from '@chakra-ui/react';
import { serializeStyles, type CSSObject, type SerializedStyles } from '@emotion/serialize';
import { compile, DECLARATION, middleware, rulesheet, serialize, stringify, type Element } from 'stylis';
import { whenFirstUsed } from '../internal/whenFirstUsed';
import { getSystem, plainTokensAt } from './system';

export const isServer = typeof document === 'undefined';

/** Marks the two style elements of a page, the prerendered ones and those made here. */
const globalMark = 'data-globals';
const ruleMark = 'data-rules';

/** The classes whose rules the page has. */
const known = new Set<string>();
/** What has been wanted while a page was prerendered, by its class. */
const written = new Map<string, Element[]>();
let sheet: CSSStyleSheet | undefined;

function openSheet(): CSSStyleSheet {
  const prerendered = document.querySelector(`style[${ruleMark}]`)?.textContent ?? '';
  for (const [, name = ''] of prerendered.matchAll(/\.(\w+)/g)) known.add(name);
  const element = document.createElement('style');
  element.setAttribute(ruleMark, '');
  document.head.append(element);
  return element.sheet!;
}

/** Properties that browsers of the last years know only by an earlier name. */
const early = /^(backdrop-filter|hyphens|mask|print-color-adjust|user-select)/;

function nameEarly(element: Element): void {
  if (element.type === DECLARATION && early.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`;
}

/** The tokens that are the same in light and dark, by their custom properties. */
const plainTokens = () => getSystem().tokens.cssVarMap.get('base') as ReadonlyMap<string, string>;

/**
 * Rules as they are sent: with the values of plain tokens in the place of their names, `--n-brand-fg` for a colour and
 * `--p-fg` for one of the palette in use.
 */
function compiled(selector: string, { styles }: SerializedStyles): Element[] {
  const tokens = plainTokens();
  const css = styles
    .replaceAll(/var\((--n-[^()]+)\)/g, (name, property: string) => tokens.get(property) ?? name)
    .replaceAll('--n-colors-color-palette-', '--p-')
    .replaceAll('--n-colors-', '--n-');
  return compile(selector ? `${selector}{${css}}` : css);
}

function insert(rule: string): void {
  try {
    sheet?.insertRule(rule, sheet.cssRules.length);
  } catch {
    // A browser that does not know a selector goes without its rule, as with any style sheet.
  }
}

/**
 * Makes ready what the first rule that is not in the page would otherwise have to wait for, as soon as the shopper touches
 * the page: what is pressed will want some.
 */
export async function prepareRules(): Promise<void> {
  await whenFirstUsed();
  getSystem();
}

/** Classes that the page will wear as soon as it is alive, though its markup does not. */
const foreseen = new Set<string>();

/** Puts the rule of a class into the page that is being prerendered, whether its markup wears it or not. */
export function foreseeRule(name: string, styles: () => SystemStyleObject): void {
  ensureRule(name, styles);
  foreseen.add(name);
}

/**
 * Sees to it that the page has the rule of a class, while what wears the class is being drawn: it is there before it is
 * seen, and a second time costs nothing. What was prerendered has its rules already, and its styles are not even computed.
 * @param styles the styles of the class, as Chakra's system resolves them
 */
export function ensureRule(name: string, styles: () => SystemStyleObject): void {
  if (!isServer) sheet ??= openSheet();
  if (known.has(name)) return;
  known.add(name);
  const rules = compiled(`.${name}`, serializeStyles([styles() as CSSObject]));
  if (isServer) written.set(name, rules);
  else serialize(rules, middleware([nameEarly, stringify, rulesheet(insert)]));
}

const asText = (rules: Element[]) => serialize(rules, middleware([nameEarly, stringify]));

function globalRules(): string {
  const rules = compiled('', serializeStyles([getSystem()._global as CSSObject[]]));
  return asText(rules.filter(({ props }) => !props.includes(plainTokensAt)));
}

/** Gives a page that was not prerendered the rules that hold for all of it: colours, and what elements look like by themselves. */
export function ensureGlobalRules(): void {
  if (isServer || document.querySelector(`style[${globalMark}]`)) return;
  const element = document.createElement('style');
  element.setAttribute(globalMark, '');
  element.textContent = globalRules();
  document.head.append(element);
}

/**
 * The rules of classes as text. Those under the same condition stand together, so that it is written once for all of them;
 * the rules of one class keep their order, on which it depends which of them counts.
 */
function gathered(classes: readonly Element[][]): string {
  const groups: { readonly condition: string; text: string }[] = [];
  for (const rules of classes) {
    let at = 0;
    for (const rule of rules) {
      const isConditional = /^@(media|supports|container)$/.test(rule.type);
      const condition = isConditional ? rule.value : '';
      at = groups.findIndex((group, index) => index >= at && group.condition === condition);
      if (at < 0) at = groups.push({ condition, text: '' }) - 1;
      groups[at]!.text += asText(isConditional ? (rule.children as Element[]) : [rule]);
    }
  }
  return groups.map(({ condition, text }) => (condition ? `${condition}{${text}}` : text)).join('');
}

/**
 * The style elements for the head of a page that has just been prerendered: the rules of what is in its markup, which is
 * not all that was drawn on the way, and of what is foreseen. The next page starts anew, so only one may be drawn at a time.
 */
export function takeStyles(markup: string): string {
  const worn = new Set([...foreseen, ...(markup.match(/\w+/g) ?? [])]);
  const rules = gathered([...written].flatMap(([name, own]) => (worn.has(name) ? [own] : [])));
  for (const names of [known, foreseen, written]) names.clear();
  return `<style ${globalMark}>${globalRules()}</style><style ${ruleMark}>${rules}</style>`;
}

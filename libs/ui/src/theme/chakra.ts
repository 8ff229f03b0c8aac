import type { chakra as ChakraFactory, RecipeDefinition, SystemStyleObject } from '@chakra-ui/react';
import { createElement, type ElementType } from 'react';
import { nameOf } from './names';
import { ensureRule, foreseeRule, isServer } from './rules';
import { isStyleProperty } from './style-properties';
import { getSystem } from './system';

export type { SystemStyleObject } from '@chakra-ui/react';

type Properties = Record<string, unknown>;

interface Dressed {
  /** The element or component below all the recipes. */
  readonly tag: ElementType;
  /** From the innermost to the outermost, which has the last word. */
  readonly recipes: readonly RecipeDefinition[];
  /** Class and styles of what is given these variants and style properties. */
  readonly look: (given: Properties) => readonly [name: string, styles: () => SystemStyleObject];
}

/** What has been dressed, by the component that came of it. */
const wardrobe = new WeakMap<object, Dressed>();

/** What a component is given, by what it is for. */
interface Sorted {
  readonly variants: Properties;
  readonly styles: Properties;
  readonly attributes: Properties;
}

function sort(given: Properties, variantNames: ReadonlySet<string>): Sorted {
  const sorted = { variants: {} as Properties, styles: {} as Properties, attributes: {} as Properties };
  for (const name in given) {
    const value = given[name];
    if (value === undefined) continue;
    if (variantNames.has(name)) sorted.variants[name] = value;
    else if (isStyleProperty(name)) sorted.styles[name] = value;
    else sorted.attributes[name] = value;
  }
  return sorted;
}

const isEmpty = (object: object): boolean => Object.keys(object).length === 0;

function dress(tag: ElementType, recipe: RecipeDefinition = {}) {
  const inner = typeof tag === 'string' ? undefined : wardrobe.get(tag);
  const dressed: Dressed = {
    tag: inner?.tag ?? tag,
    recipes: [...(inner?.recipes ?? []), recipe],
    look: (given) => {
      const sorted = sort(given, variantNames);
      return [classNameOf(sorted), () => stylesOf(sorted)];
    },
  };
  const variantNames = new Set(dressed.recipes.flatMap(({ variants }) => Object.keys(variants ?? {})));
  const classNames = new Map<string, string>();
  let identity: string | undefined;
  let resolve: ReturnType<typeof recipeOf> | undefined;

  /** The name tells recipe, variants and styles, and not what they come to: that need not be known for it. */
  function classNameOf({ variants, styles }: Sorted): string {
    const wanted = isEmpty(variants) && isEmpty(styles) ? '' : JSON.stringify([variants, styles]);
    let name = classNames.get(wanted);
    if (name === undefined) {
      identity ??= JSON.stringify(dressed.recipes);
      name = wanted === '' && identity === '[{}]' ? '' : nameOf(identity, wanted);
      classNames.set(wanted, name);
    }
    return name;
  }

  function stylesOf({ variants, styles: { css = [], ...styles } }: Sorted): SystemStyleObject {
    resolve ??= recipeOf(dressed.recipes);
    return getSystem().css(resolve(variants), ...([css, styles].flat() as SystemStyleObject[]));
  }

  function Component({ as, className, ...given }: Properties & { as?: ElementType; className?: string }) {
    const sorted = sort(given, variantNames);
    const name = classNameOf(sorted);
    if (name !== '') ensureRule(name, () => stylesOf(sorted));
    const classes = [className, name].filter(Boolean).join(' ');
    return createElement(as ?? dressed.tag, { ...sorted.attributes, ...(classes && { className: classes }) });
  }
  Component.displayName = `chakra(${typeof tag === 'string' ? tag : 'Component'})`;
  wardrobe.set(Component, dressed);
  return Component;
}

function recipeOf(recipes: readonly RecipeDefinition[]) {
  const { cva } = getSystem();
  return recipes.map((recipe) => cva(recipe)).reduce((inner, outer) => inner.merge(outer));
}

/**
 * Says, while a page is prerendered, what it will show as soon as it is alive and has its answers: the rules are in the
 * page then, and nothing is computed for it. In the browser it does nothing.
 * @param looks components made by `chakra`, with the variants and style properties that they will be given
 */
export function foresee(...looks: readonly (readonly [component: unknown, given?: object])[]): void {
  if (!isServer) return;
  for (const [component, given] of looks) {
    const dressed = wardrobe.get(component as object);
    if (dressed) foreseeRule(...dressed.look((given ?? {}) as Properties));
  }
}

const elements = new Map<string, ReturnType<typeof dress>>();

/**
 * `chakra('div', recipe)` dresses an element or component with a recipe; `chakra.div` is an element without one. Both take
 * variants, style properties and attributes, as those of Chakra do, whose types and system they share, and draw nothing
 * but the element. Chakra's own resolve recipe, tokens and CSS anew whenever anything is drawn, which took two thirds of
 * the time in which a page came to life; these do so once for each combination, and not at all for what is prerendered.
 */
export const chakra = new Proxy(dress, {
  get(_, tag: string) {
    let element = elements.get(tag);
    if (!element) elements.set(tag, (element = dress(tag as ElementType)));
    return element;
  },
}) as unknown as typeof ChakraFactory;

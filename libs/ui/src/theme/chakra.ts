import { createElement, type ElementType } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { isCssProperty } from '../../styled-system/jsx/is-valid-prop';
import type { ChakraComponent, JsxElement, JsxElements } from '../../styled-system/types/jsx';
import type { RecipeDefinition, RecipeSelection, RecipeVariantRecord } from '../../styled-system/types/recipe';
import type { SystemStyleObject } from '../../styled-system/types/system-types';

export { css };
export type { ChakraComponent, SystemStyleObject };

type Given = Record<string, unknown>;

/** The common interface of `cva` and the functions of `styled-system/recipes`. */
interface Recipe {
  readonly variantKeys: readonly string[];
  readonly raw: (variants: Given) => SystemStyleObject;
  /**
   * True for a recipe of `panda.config.ts`, which returns classes. A function of `cva` returns no classes that can be
   * merged with style properties.
   */
  readonly __recipe__?: true;
  (variants: Given): string;
}

interface OwnProperties {
  readonly as?: ElementType;
  readonly className?: string;
  readonly unstyled?: boolean;
}

/** HTML attributes whose names are also the names of style properties. */
const htmlAttributes = new Map([
  ['htmlWidth', 'width'],
  ['htmlHeight', 'height'],
  ['htmlTranslate', 'translate'],
  ['htmlContent', 'content'],
]);

interface Styled {
  readonly tag: ElementType;
  /** From the innermost to the outermost. The outermost has priority. */
  readonly recipes: readonly Recipe[];
}

const styled = new WeakMap<object, Styled>();

function makeComponent(tag: ElementType, recipe?: Recipe | RecipeDefinition) {
  const inner = typeof tag === 'string' ? undefined : styled.get(tag);
  const own = typeof recipe === 'object' ? (cva(recipe) as unknown as Recipe) : recipe;
  const recipes = [...(inner?.recipes ?? []), ...(own ? [own] : [])];
  const element = inner?.tag ?? tag;
  const variantKeys = new Set(recipes.flatMap((each) => each.variantKeys));
  const classNames = new Map<string, string>();

  function classNameOf(variants: Given, { css: nested, ...styles }: Given, used: readonly Recipe[]): string {
    const key = JSON.stringify([variants, styles, nested, used.length]);
    let className = classNames.get(key);
    if (className === undefined) {
      const classes = used.map((each) => each.__recipe__ && each(variants));
      const atomic = used.map((each) => (each.__recipe__ ? undefined : each.raw(variants)));
      className = cx(...classes, css(...atomic, styles as SystemStyleObject, nested as SystemStyleObject));
      classNames.set(key, className);
    }
    return className;
  }

  function Component({ as, className, unstyled, ...given }: Given & OwnProperties) {
    const variants: Given = {};
    const styles: Given = {};
    const attributes: Given = {};
    for (const name in given) {
      if (given[name] === undefined) continue;
      const attribute = htmlAttributes.get(name);
      if (attribute) attributes[attribute] = given[name];
      else (variantKeys.has(name) ? variants : isCssProperty(name) ? styles : attributes)[name] = given[name];
    }
    const classes = cx(className, classNameOf(variants, styles, unstyled ? [] : recipes));
    return createElement(as ?? element, classes ? { ...attributes, className: classes } : attributes);
  }
  Component.displayName = `chakra(${typeof tag === 'string' ? tag : 'Component'})`;
  styled.set(Component, { tag: element, recipes });
  return Component;
}

interface Factory {
  <T extends ElementType>(component: T): ChakraComponent<T>;
  <T extends ElementType, V extends RecipeVariantRecord>(
    component: T,
    recipe: RecipeDefinition<V>,
  ): JsxElement<T, RecipeSelection<V>>;
  <T extends ElementType, V extends Given>(component: T, recipe: { readonly __type: V }): JsxElement<T, V>;
}

const elements = new Map<string, ReturnType<typeof makeComponent>>();

/**
 * Panda's styled factory. For example, `chakra.div` is an element that takes style properties. The call
 * `chakra('div', recipe)` makes an element with a recipe, and the element also takes the variants of that recipe. It
 * differs from the generated factory in two points. It looks up the classes once for each combination of variants and
 * styles. A recipe of a component and an inline recipe may follow each other.
 */
export const chakra = new Proxy(makeComponent, {
  get(_, tag: string) {
    let element = elements.get(tag);
    if (!element) elements.set(tag, (element = makeComponent(tag as ElementType)));
    return element;
  },
}) as unknown as Factory & JsxElements;

import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

interface Described {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: { readonly name: string; readonly raw?: string } }>>;
  };
}

/** Removes the comments inside a type. They are for readers of the source, and are noise in a table cell. */
const withoutComments = (type: string) => type.replaceAll(/\s*\/\*\*[^]*?\*\/\s*/g, ' ');

/** Returns a short form of a type: the options of a story instead of the name of a list, or those of an `Extract`. */
function readableType(type: string, { options, mapping }: StrictInputType): string {
  if (/\btypeof\b/.test(type) && options && !mapping) return options.map((option) => `'${String(option)}'`).join(' | ');
  return withoutComments(type.replace(/^Extract<\w+,\s*([^]+?),?\s*>$/, '$1'));
}

/** Shows the type of each prop as in the source. Its default has its own column and is not in the description. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Described | undefined)?.__docgenInfo?.props ?? {};
  const readable = (name: string, argType: StrictInputType): StrictInputType => {
    const type = props[name]?.tsType;
    const [, description = '', standard] = /^([^]*?)\s*(?:@default\s+(.+))?$/.exec(argType.description ?? '') ?? [];
    return {
      ...argType,
      description,
      table: {
        ...argType.table,
        ...(type && type.name !== 'unknown' && { type: { summary: readableType(type.raw ?? type.name, argType) } }),
        ...(standard && { defaultValue: { summary: standard } }),
      },
    };
  };
  return Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(name, argType)]));
};

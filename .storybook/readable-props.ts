import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

interface Described {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: { readonly name: string; readonly raw?: string } }>>;
  };
}

/** What stands between the lines of a type is for the one who reads the source: in a line of a table it is noise. */
const withoutComments = (type: string) => type.replaceAll(/\s*\/\*\*[^]*?\*\/\s*/g, ' ');

/** The type of each prop as the source has it, its default in a column of its own instead of in its description. */
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
        ...(type && type.name !== 'unknown' && { type: { summary: withoutComments(type.raw ?? type.name) } }),
        ...(standard && { defaultValue: { summary: standard } }),
      },
    };
  };
  return Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(name, argType)]));
};

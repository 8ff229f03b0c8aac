import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/**
 * Returns the default of a prop as code. Storybook puts each text into double quotes: `"brand"` from the code of a
 * component, and `"'brand'"` from a docblock.
 */
export function asCode(summary: string): string {
  if (!summary.startsWith('"')) return summary;
  const text = JSON.parse(summary) as string;
  return text.startsWith("'") ? text : `'${text}'`;
}

/** Returns the rows of a table of props, with the default of each as code. */
export const withDefaultsAsCode = (argTypes: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { summary } = argType.table?.defaultValue ?? {};
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary: asCode(summary) } } }];
    }),
  );

/** Shows the defaults of all props in one way, with texts in single quotes. */
export const showDefaultsAsCode: ArgTypesEnhancer = ({ argTypes }) => withDefaultsAsCode(argTypes);

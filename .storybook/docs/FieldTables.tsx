import { PureArgsTable, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, type ComponentType } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { withDefaultsAsCode } from '../defaults';
import { objectProps } from './objectProps';

/** The parameters of the project that read the props of a component, as Storybook's React renderer sets them. */
interface WithExtraction {
  readonly docs: { readonly extractArgTypes: (component: unknown) => StrictArgTypes };
}

/** The table of the fields. Storybook applies `argTypesEnhancers` to stories alone, so it applies them here. */
function FieldTable({ fields }: { fields: ComponentType<never> }) {
  const { projectAnnotations } = useOf(fields, ['component']);
  const { docs } = projectAnnotations.parameters as WithExtraction;
  return <PureArgsTable rows={withDefaultsAsCode(docs.extractArgTypes(fields))} />;
}

/**
 * A table of the fields of each prop that is an object or a list of objects. It renders nothing for other components.
 */
export const FieldTables = ({ component }: { component: string }) =>
  Object.entries(objectProps[component] ?? {}).map(([title, fields]) => (
    <Fragment key={title}>
      <Subheading>{title}</Subheading>
      <FieldTable fields={fields} />
    </Fragment>
  ));

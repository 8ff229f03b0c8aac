import { ArgTypes, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { objectProps } from './objectProps';

/**
 * A table of the fields of each prop that is an object or a list of objects. It renders nothing for other components.
 */
export const FieldTables = ({ component }: { component: string }) =>
  Object.entries(objectProps[component] ?? {}).map(([title, fields]) => (
    <Fragment key={title}>
      <Subheading>{title}</Subheading>
      <ArgTypes of={fields} />
    </Fragment>
  ));

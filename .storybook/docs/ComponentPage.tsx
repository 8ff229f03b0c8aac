import { ArgTypes, Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/**
 * The docs page of a component: its docblock, the advice above `meta` in its story file, its first story, its props,
 * and the other stories. A component with `docs.story.inline` set to false has no controls, because its stories are in
 * frames.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters, title } = preparedMeta;
  const docs = parameters.docs as { story?: { inline?: boolean }; description?: { component?: string } } | undefined;
  return (
    <>
      <Title>{title.split('/').at(-1)}</Title>
      {component && <Description of={component} />}
      {docs?.description?.component && <Description of="meta" />}
      <Heading>Example</Heading>
      <Primary />
      <Heading>Props</Heading>
      {docs?.story?.inline ? <Controls /> : <ArgTypes />}
      <Stories includePrimary={false} title="States" />
    </>
  );
}

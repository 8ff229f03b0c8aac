import { DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';

/** The parameters of a story or of a component that hold its code to copy. */
interface WithSource {
  readonly docs?: { readonly source?: { readonly code?: string } };
}

/**
 * The code to copy of a state that the docs page shows as a picture. The code of the component is also that of a state
 * without props of its own, such as one on a phone. It renders nothing for other states without code.
 *
 * @param id The id of the story, such as 'ui-dialog--danger'.
 */
export function StateCode({ id }: { id: string }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const story = use(DocsContext)
    .componentStories()
    .find((one) => one.id === id);
  const code = (story?.parameters as WithSource | undefined)?.docs?.source?.code;
  const isInherited = code === (preparedMeta.parameters as WithSource).docs?.source?.code;
  const hasOwnProps = Object.entries(story?.initialArgs ?? {}).some(
    ([name, value]) => value !== preparedMeta.initialArgs[name],
  );
  if (code === undefined || (isInherited && hasOwnProps)) return null;
  return (
    <details>
      <summary>Code</summary>
      <Source code={code} language="tsx" />
    </details>
  );
}

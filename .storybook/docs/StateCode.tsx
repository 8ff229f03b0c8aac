import { DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';

/** The parameters of a story or of a component that hold its code to copy. */
interface WithSource {
  readonly docs?: { readonly source?: { readonly code?: string } };
}

/**
 * The code to copy of a state that the docs page shows as a picture. It renders nothing for a story whose code is that
 * of the component.
 *
 * @param id The id of the story, such as 'ui-dialog--danger'.
 */
export function StateCode({ id }: { id: string }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const story = use(DocsContext)
    .componentStories()
    .find((one) => one.id === id);
  const code = (story?.parameters as WithSource | undefined)?.docs?.source?.code;
  if (code === undefined || code === (preparedMeta.parameters as WithSource).docs?.source?.code) return null;
  return (
    <details>
      <summary>Code</summary>
      <Source code={code} language="tsx" />
    </details>
  );
}

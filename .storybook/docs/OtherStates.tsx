import { Heading } from '@storybook/addon-docs/blocks';
import { Screenshot } from './Screenshot';
import { StateCode } from './StateCode';
import { useStoryIndex } from './story-index';

/**
 * Pictures of the stories of a component that its docs page does not run, because they fill a window or need the steps
 * of their play function. Each leads to its story. It renders nothing if there are none.
 *
 * @param title The title of the component in the sidebar, such as 'Forms/SearchCombobox'.
 */
export function OtherStates({ title }: { title: string }) {
  const index = useStoryIndex();
  const entries = index.kind === 'ready' ? index.entries : [];
  const stories = entries.filter(
    ({ id, type, title: of, tags = [] }) =>
      type === 'story' &&
      of === title &&
      !id.endsWith('--parts') &&
      !tags.includes('autodocs') &&
      !tags.includes('behaviour'),
  );
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>States in a window of their own</Heading>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: 24,
          listStyle: 'none',
          padding: 0,
        }}
      >
        {stories.map(({ id, name, importPath }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              <Screenshot importPath={importPath} id={id} alt="" maxHeight={320} />
              {name}
            </a>
            <StateCode id={id} />
          </li>
        ))}
      </ul>
    </>
  );
}

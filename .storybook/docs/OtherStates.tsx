import { Heading } from '@storybook/addon-docs/blocks';
import { useStoryIndex } from './story-index';

/**
 * Links to the stories of a component that its docs page does not show, because they fill a window or need the steps of
 * their play function. It renders nothing if there are none.
 *
 * @param title The title of the component in the sidebar, such as 'Forms/SearchCombobox'.
 */
export function OtherStates({ title }: { title: string }) {
  const index = useStoryIndex();
  const entries = index.kind === 'ready' ? index.entries : [];
  const stories = entries.filter(
    ({ type, title: of, tags = [] }) =>
      type === 'story' && of === title && !tags.includes('autodocs') && !tags.includes('behaviour'),
  );
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>States in a window of their own</Heading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

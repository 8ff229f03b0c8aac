import { Heading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { screenshotName } from '../modes';
import { DocsTheme } from './DocsFrame';
import { useStoryIndex } from './story-index';

/** The addresses of the screenshots that the tests compare, by path. A small file stays a file. */
const files = import.meta.glob<string>('../screenshots/ui/*.png', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Returns the screenshot of a story in a theme, or in light, which every story has. */
function screenshotOf(importPath: string, id: string, theme: string): string | undefined {
  const name = screenshotName(importPath.slice('./'.length), id);
  const inTheme = (wanted: string) =>
    Object.keys(files).find((path) => path.startsWith(`../screenshots/${name}-${wanted}-`));
  const path = inTheme(theme) ?? inTheme('light');
  return path && files[path];
}

/**
 * Pictures of the stories of a component that its docs page does not run, because they fill a window or need the steps of
 * their play function. Each leads to its story. It renders nothing if there are none.
 *
 * @param title The title of the component in the sidebar, such as 'Forms/SearchCombobox'.
 */
export function OtherStates({ title }: { title: string }) {
  const theme = use(DocsTheme);
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
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: 24,
          listStyle: 'none',
          padding: 0,
        }}
      >
        {stories.map(({ id, name, importPath }) => {
          const screenshot = screenshotOf(importPath, id, theme);
          return (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {screenshot && (
                  <img
                    src={screenshot}
                    alt=""
                    loading="lazy"
                    style={{
                      width: '100%',
                      maxHeight: 320,
                      objectFit: 'contain',
                      objectPosition: 'top left',
                      border: '1px solid var(--n-colors-border)',
                    }}
                  />
                )}
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

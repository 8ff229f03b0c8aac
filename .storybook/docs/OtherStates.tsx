import { DocsContext, Heading, anchorBlockIdFromId } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Screenshot } from './Screenshot';
import { StateCode } from './StateCode';

/**
 * The stories of a component that its docs page does not run. Those that fill a window or need the steps of their play
 * function are pictures; those with the tag `behaviour` are names. Each leads to its story, and has the anchor with
 * which the search of the sidebar finds it. The story `Parts` is not among them: its picture is the anatomy at the top
 * of the page (`GuideBlock`). It renders nothing if there are none.
 *
 * @param importPath The file of the stories, such as './libs/ui/src/Button/Button.stories.tsx'.
 */
export function OtherStates({ importPath }: { importPath: string }) {
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ id, tags }) => !id.endsWith('--parts') && !tags.includes('autodocs'));
  const behaviours = stories.filter(({ tags }) => tags.includes('behaviour'));
  const pictured = stories.filter(({ tags }) => !tags.includes('behaviour'));
  return (
    <>
      {pictured.length > 0 && (
        <>
          <Heading>States in a window of their own</Heading>
          <ul
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'flex-start',
              gap: 24,
              listStyle: 'none',
              padding: 0,
            }}
          >
            {pictured.map(({ id, name }) => (
              // A picture has its own size, so that its words can be read, up to the width of the page.
              <li key={id} id={anchorBlockIdFromId(id)} style={{ minWidth: 0, maxWidth: '100%' }}>
                <a href={`./?path=/story/${id}`} target="_top" style={{ display: 'grid', justifyItems: 'start' }}>
                  <Screenshot importPath={importPath} id={id} alt="" maxHeight={900} />
                  {name}
                </a>
                <StateCode id={id} />
              </li>
            ))}
          </ul>
        </>
      )}
      {behaviours.length > 0 && (
        <>
          <Heading>Behaviour that stories prove</Heading>
          <ul>
            {behaviours.map(({ id, name }) => (
              <li key={id} id={anchorBlockIdFromId(id)}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

import { Heading } from '@storybook/addon-docs/blocks';
import { namesIn } from './names';
import { useStoryIndex } from './story-index';

interface RelatedComponentsProps {
  /** The name of the component of the page, which is left out. */
  readonly name: string;
  /** The advice and the description of the component, in Markdown, which name other components as code. */
  readonly texts: readonly string[];
}

/**
 * Links to the docs pages of the components that the texts of a page name. It renders nothing without such a component.
 */
export function RelatedComponents({ name, texts }: RelatedComponentsProps) {
  const index = useStoryIndex();
  const named = new Set(texts.flatMap(namesIn));
  const entries = index.kind === 'ready' ? index.entries : [];
  const pages = entries
    .map(({ id, type, title }) => ({ id, type, component: title.split('/').at(-1) ?? '' }))
    .filter(({ type, component }) => type === 'docs' && component !== name && named.has(component))
    .toSorted((one, other) => one.component.localeCompare(other.component));
  if (pages.length === 0) return null;
  return (
    <>
      <Heading>Related components</Heading>
      <ul>
        {pages.map(({ id, component }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_top">
              {component}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { assistive } from './assistive';
import { FieldTables } from './FieldTables';
import { GuideBlock } from './GuideBlock';
import { guides } from './guides';
import { OtherStates } from './OtherStates';
import { PassedAttributes } from './PassedAttributes';
import { RelatedComponents } from './RelatedComponents';
import { UsedTokens } from './UsedTokens';
import { rulesAsMarkdown, rulesFor } from './writing';

/** The sources of the components and their recipes, each in a chunk of its own. */
const sources = import.meta.glob<string>(
  ['../../libs/{ui,lazy,feature-*}/src/**/*.{tsx,recipe.ts}', '!../../libs/**/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);

/** A file of the workspace, fetched when it is opened. */
function SourceFile({ file }: { file: string }) {
  const [code, setCode] = useState('');
  const load = sources[`../../${file}`];
  if (!load) return null;
  return (
    <details onToggle={() => void load().then(setCode)}>
      <summary>
        <code>{file}</code>
      </summary>
      {code && <Source code={code} language="tsx" />}
    </details>
  );
}

/** The status of a component, which is one of its tags, and the version that brought it. */
function Status({ tags }: { tags: readonly string[] }) {
  const status = ['new', 'stable', 'deprecated'].find((known) => tags.includes(known));
  const since = tags.find((tag) => tag.startsWith('since-'))?.slice('since-'.length);
  return status && since ? <p>{`Status: ${status}, since version ${since}`}</p> : null;
}

/** Returns the docblock of a component, which the build of Storybook adds to it. */
const descriptionOf = (component: unknown): string =>
  (component as { __docgenInfo?: { description?: string } } | undefined)?.__docgenInfo?.description ?? '';

/**
 * The docs page of a component: its docblock, the advice above `meta` in its story file, its first story, its anatomy,
 * its props with the fields of those that are objects, the other stories, links to the states in a window of their own,
 * accessibility, the rules for its texts, the components that its texts name, its tokens, and its source. A component
 * with `docs.story.inline` set to false has no controls, because its stories are in frames.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters, title, tags = [] } = preparedMeta;
  const docs = parameters.docs as { story?: { inline?: boolean }; description?: { component?: string } } | undefined;
  const name = title.split('/').at(-1) ?? '';
  const guide = guides[name];
  const file = (parameters.fileName as string).slice('./'.length).replace('.stories.tsx', '');
  return (
    <>
      <Title>{name}</Title>
      <Status tags={tags} />
      {component && <Description of={component} />}
      {docs?.description?.component && (
        <>
          {/* The advice has headings of level 3. */}
          <Heading>Guidelines</Heading>
          <Description of="meta" />
        </>
      )}
      <Heading>Example</Heading>
      <Primary />
      {guide && (
        <GuideBlock {...guide} importPath={parameters.fileName as string} componentId={preparedMeta.componentId} />
      )}
      <Heading>Props</Heading>
      {docs?.story?.inline ? <Controls /> : <ArgTypes />}
      <FieldTables component={name} />
      <PassedAttributes component={name} />
      <Stories includePrimary={false} title="States" />
      <OtherStates importPath={parameters.fileName as string} />
      <Heading>Accessibility</Heading>
      {assistive[name] && (
        <Markdown>
          {`**A screen reader gets:** ${assistive[name].announced}\n\n**The application:** ${assistive[name].application}`}
        </Markdown>
      )}
      <p>
        Each story above passes axe with the rules of WCAG 2.2 A and AA. The first one, and those with all looks, pass
        in light and in dark. The contrast of each pair of tokens is computed for both.
      </p>
      <Heading>Content</Heading>
      <Markdown>{rulesAsMarkdown(rulesFor(name))}</Markdown>
      <p>
        <a href="./?path=/docs/foundations-texts--docs" target="_top">
          How to write texts
        </a>
        : all rules, and every text of the shop in each language.
      </p>
      <RelatedComponents name={name} texts={[docs?.description?.component ?? '', descriptionOf(component)]} />
      <UsedTokens component={name} />
      <Heading>Source</Heading>
      <SourceFile file={`${file}.tsx`} />
      <SourceFile file={`${file}.recipe.ts`} />
    </>
  );
}

import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { widthOf } from '../../../tools/visual/modes';
import { useDocsTheme } from '../useDocsTheme';
import { accessibilityStatus } from './accessibility';
import { adviceBeside } from './advice';
import { Choosing, Making } from './AdviceSections';
import { StoryFrame } from './StoryFrame';
import { usageBeside } from './usage';
import { useTurnedArgs } from './useTurnedArgs';

const framed = (story: PreparedStory) => ({ id: story.id, viewport: widthOf(story) });

const verdicts = { clean: 'Clean.', broken: 'Broken.', partial: 'Clean as far as checked.', unknown: 'Unknown.' };

/**
 * Renders the docs page of a component: the component at rest with its controls, the code to copy and the advice beside
 * it. It also shows the states, from the source, and the accessibility result of the last run of the stories. Stories
 * of its behaviour are tests, and the page does not show them.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const storiesFile = String(preparedMeta.parameters.fileName);
  const self = preparedMeta.title.split('/').at(-1) ?? '';
  const advice = adviceBeside(storiesFile);
  const usage = usageBeside(storiesFile);
  const theme = useDocsTheme(context);
  const { state, sentence, violations } = accessibilityStatus(stories);
  const [primary, ...others] = stories.filter(({ tags }) => !tags.includes('behaviour'));
  const drawn = primary && framed(primary);
  const numbered = stories.find(({ name }) => name === advice?.numberedIn);
  const args = useTurnedArgs(context, primary?.id);

  return (
    <>
      <Title>{self}</Title>
      {advice && <Markdown>{`\`${advice.status ?? 'stable'}\` since ${advice.since}, from \`@niramaya/ui\``}</Markdown>}
      <Description of="meta" />
      {primary && (
        <StoryFrame
          id={primary.id}
          name={`${self} at rest`}
          theme={theme}
          viewport={widthOf(primary)}
          // An `Open` story that no prop opens needs its play function.
          still={primary.name !== 'Open' || primary.initialArgs.open === true}
          args={args}
        />
      )}
      {primary && Object.keys(primary.argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <Controls of={primary.moduleExport} />
        </>
      )}
      {usage && (
        <>
          <Heading>Usage</Heading>
          <Source code={usage} language="tsx" dark={theme === 'dark'} />
        </>
      )}
      {advice && <Choosing advice={advice} self={self} story={drawn} theme={theme} />}
      {advice && <Making advice={advice} self={self} story={numbered ? framed(numbered) : drawn} theme={theme} />}
      <Heading>Accessibility</Heading>
      <Markdown>
        {[`**${verdicts[state]}** ${sentence}`, ...violations.map((violation) => `- ${violation}`)].join('\n\n')}
      </Markdown>
      <Heading>States</Heading>
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <StoryFrame id={story.id} name={story.name} theme={theme} viewport={widthOf(story)} />
        </section>
      ))}
      <Heading>Source</Heading>
      <Markdown>{`\`${storiesFile.replace(/^\.\//, '').replace('.stories', '')}\``}</Markdown>
    </>
  );
}

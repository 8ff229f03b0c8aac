import {
  ArgTypes,
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
import { widthOf } from '../../modes';
import { useDocsTheme } from '../useDocsTheme';
import { accessibilityStatus } from './accessibility';
import { adviceBeside } from './advice';
import { Choosing, Making } from './AdviceSections';
import { StoryFrame } from './StoryFrame';
import { usageBeside } from './usage';

const verdicts = { clean: 'Clean.', broken: 'Broken.', partial: 'Clean as far as checked.', unknown: 'Unknown.' };

/**
 * The docs page of every component: what it is for, the advice beside it, and what the source and the last run of the
 * stories know: props, states, accessibility.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const storiesFile = String(preparedMeta.parameters.fileName);
  const self = preparedMeta.title.split('/').at(-1) ?? '';
  const advice = adviceBeside(storiesFile);
  const usage = usageBeside(storiesFile);
  const theme = useDocsTheme(useContext(DocsContext));
  const { state, sentence, violations } = accessibilityStatus(stories);
  const [primary, ...others] = stories;

  const show = (story: (typeof stories)[number]) => {
    return (
      <>
        <Description of={story.moduleExport} />
        <StoryFrame key={theme} id={story.id} name={story.name} theme={theme} viewport={widthOf(story)} />
      </>
    );
  };

  return (
    <>
      <Title>{self}</Title>
      <Description of="meta" />
      {primary && show(primary)}
      {usage && (
        <>
          <Heading>Usage</Heading>
          <Source code={usage} language="tsx" />
        </>
      )}
      {advice && <Choosing advice={advice} self={self} />}
      {advice && <Making advice={advice} self={self} />}
      {primary && Object.keys(primary.argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      )}
      <Heading>Accessibility</Heading>
      <Markdown>
        {[`**${verdicts[state]}** ${sentence}`, ...violations.map((violation) => `- ${violation}`)].join('\n\n')}
      </Markdown>
      <Heading>States</Heading>
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          {show(story)}
        </section>
      ))}
      <Heading>Source</Heading>
      <Markdown>{`\`${storiesFile.replace(/^\.\//, '').replace('.stories', '')}\``}</Markdown>
    </>
  );
}

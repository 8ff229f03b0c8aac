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
import { useContext, useEffect, useState } from 'react';
import { styled } from 'storybook/theming';
import type { Advice } from '../../../libs/ui/src/stories/advice';
import { useDocsTheme } from '../useDocsTheme';
import { accessibilityStatus } from './accessibility';
import { adviceBeside } from './advice';
import { Choosing, Making } from './AdviceSections';
import { StoryFrame } from './StoryFrame';

const Frame = styled.div(({ theme }) => ({
  overflow: 'hidden',
  margin: '12px 0 8px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
}));
const Code = styled.details({ margin: '0 0 32px', '& > summary': { cursor: 'pointer', width: 'fit-content' } });
const verdicts = { clean: 'Clean.', broken: 'Broken.', partial: 'Clean as far as checked.', unknown: 'Unknown.' };

function useAdvice(storiesFile: string): Advice | undefined {
  const [advice, setAdvice] = useState<Advice>();
  useEffect(() => {
    void adviceBeside(storiesFile).then(setAdvice);
  }, [storiesFile]);
  return advice;
}

/**
 * The docs page of every component: what it is for, the advice beside it, and what the source and the last run of the
 * stories know: props, states, accessibility.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const storiesFile = String(preparedMeta.parameters.fileName);
  const self = preparedMeta.title.split('/').at(-1) ?? '';
  const advice = useAdvice(storiesFile);
  const theme = useDocsTheme(useContext(DocsContext));
  const { state, sentence, violations } = accessibilityStatus(stories);
  const [primary, ...others] = stories;

  const show = (story: (typeof stories)[number]) => {
    const viewport = story.storyGlobals.viewport as { value?: string } | undefined;
    return (
      <>
        <Description of={story.moduleExport} />
        <Frame>
          <StoryFrame key={theme} id={story.id} name={story.name} theme={theme} viewport={viewport?.value} />
        </Frame>
        <Code>
          <summary>Source</summary>
          <Source of={story.moduleExport} />
        </Code>
      </>
    );
  };

  return (
    <>
      <Title>{self}</Title>
      <Description of="meta" />
      {primary && show(primary)}
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

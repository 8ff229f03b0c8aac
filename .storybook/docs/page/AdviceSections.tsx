import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { Advice } from '../../../libs/ui/src/stories/advice';
import { Parts } from './Anatomy';
import { RightAndWrong } from './RightAndWrong';
import { StoryFrame } from './StoryFrame';
import { linked } from './advice';

interface DrawnProps {
  /** The first story. The page renders it again with other props or with its parts numbered. */
  readonly story: { readonly id: string; readonly viewport: string | undefined } | undefined;
  readonly theme: string;
}

interface SectionProps {
  readonly advice: Advice;
  /** The component that this page documents. */
  readonly self: string;
}

const List = ({ lines, self }: { lines: readonly string[]; self: string }) => (
  <Markdown>{lines.map((line) => `- ${linked(line, self)}`).join('\n')}</Markdown>
);

interface PairsProps {
  readonly heads: [string, string];
  readonly pairs: readonly (readonly [string, string])[];
  readonly self: string;
}

const Pairs = ({ heads, pairs, self }: PairsProps) => (
  <Markdown>
    {[heads, ['---', '---'], ...pairs]
      .map(([one, other]) => `| ${linked(one, self)} | ${linked(other, self)} |`)
      .join('\n')}
  </Markdown>
);

/** Explains when to use the component and when not to. */
export const Choosing = ({ advice, self, story, theme }: SectionProps & DrawnProps) => (
  <>
    <Heading>When to use</Heading>
    <List lines={advice.use} self={self} />
    <Heading>When not to</Heading>
    <List lines={advice.avoid} self={self} />
    {advice.drawn && story && <RightAndWrong pairs={advice.drawn} story={story} theme={theme} />}
  </>
);

/** Explains the anatomy of the component, its keyboard control and how its texts are written. */
export const Making = ({ advice, self, story, theme }: SectionProps & DrawnProps) => (
  <>
    <Heading>Anatomy</Heading>
    {story && advice.anatomy.some(([, , selector]) => selector !== undefined) && (
      <StoryFrame
        {...story}
        name={`The parts of ${self}`}
        theme={theme}
        still={advice.numberedIn === undefined}
        over={(page) => <Parts page={page} anatomy={advice.anatomy} />}
      />
    )}
    <Pairs
      heads={['part', 'what it is for']}
      pairs={advice.anatomy.map(([part, purpose], at) => [`${at + 1}. ${part}`, purpose])}
      self={self}
    />
    <Heading>Keyboard</Heading>
    {advice.keyboard.length > 0 ? (
      <Pairs heads={['keys', 'what they do']} pairs={advice.keyboard} self={self} />
    ) : (
      <Markdown>Nothing in it takes the focus, so no key does anything.</Markdown>
    )}
    {advice.words && (
      <>
        <Heading>Words</Heading>
        <List lines={advice.words} self={self} />
      </>
    )}
  </>
);

import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { Advice } from '../../../libs/ui/src/stories/advice';
import { linked } from './advice';

interface SectionProps {
  readonly advice: Advice;
  /** The component whose page this is. */
  readonly self: string;
}

const List = ({ lines, self }: { lines: readonly string[]; self: string }) => (
  <Markdown>{lines.map((line) => `- ${linked(line, self)}`).join('\n')}</Markdown>
);

const Pairs = ({ heads, pairs, self }: { heads: [string, string]; pairs: Advice['anatomy']; self: string }) => (
  <Markdown>
    {[heads, ['---', '---'], ...pairs]
      .map(([one, other]) => `| ${linked(one, self)} | ${linked(other, self)} |`)
      .join('\n')}
  </Markdown>
);

/** When to use it and when not, in words before anything is seen. */
export const Choosing = ({ advice, self }: SectionProps) => (
  <>
    <Heading>When to use</Heading>
    <List lines={advice.use} self={self} />
    <Heading>When not to</Heading>
    <List lines={advice.avoid} self={self} />
  </>
);

/** What it is made of, how it is worked by keys, how its words are written. */
export const Making = ({ advice, self }: SectionProps) => (
  <>
    <Heading>Anatomy</Heading>
    <Pairs heads={['part', 'what it is for']} pairs={advice.anatomy} self={self} />
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

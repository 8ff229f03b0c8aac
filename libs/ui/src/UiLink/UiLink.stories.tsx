import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line, Pseudo, withoutCode } from '../stories';
import { UiLink } from './UiLink';

const variants = ['plain', 'inline', 'quiet'] as const;

/**
 * ### Use
 *
 * - Every link: `inline` in text, `quiet` in lists, `plain` in a card.
 * - Name the target, never _click here_.
 *
 * ### Avoid
 *
 * - An action: use `Button`. The main link of a screen: use `Button` with `href`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the link |
 * | Enter | opens it |
 */
const meta = {
  id: 'ui-uilink',
  title: 'Actions/UiLink',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: UiLink,
  args: { href: '#medicines', variant: 'inline', children: 'See all medicines' },
} satisfies Meta<typeof UiLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Line>
      {variants.map((variant) => (
        <UiLink key={variant} {...args} variant={variant}>
          {variant}
        </UiLink>
      ))}
    </Line>
  ),
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => (
    <Line>
      {variants.map((variant) => (
        <Pseudo key={variant} control="a" of={<UiLink {...args} variant={variant} />} />
      ))}
    </Line>
  ),
};

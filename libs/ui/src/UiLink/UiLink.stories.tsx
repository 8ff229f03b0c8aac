import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Line } from '../stories/Matrix';
import { Pseudo } from '../stories/Pseudo';
import { LinkProvider, type LinkProps } from './LinkProvider';
import { UiLink } from './UiLink';

const variants = ['plain', 'inline', 'quiet'] as const;

/**
 * ### Use
 *
 * - For every link; `UiProvider` provides the router.
 * - `inline` in running text, `quiet` in lists of links, `plain` inside a card.
 *
 * ### Avoid
 *
 * - An action on this page: `Button`. The main link of a screen: `Button` with `href`.
 *
 * **Text:** Name the target: _Delivery and returns_, never _click here_.
 */
const meta = {
  id: 'ui-uilink',
  title: 'Actions/UiLink',
  tags: ['autodocs'],
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
  name: 'Pseudo',
  render: (args) => (
    <Line>
      {variants.map((variant) => (
        <Pseudo key={variant} control="a" of={<UiLink {...args} variant={variant} />} />
      ))}
    </Line>
  ),
};

const navigate = fn();
const RouterLink = ({ href, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      navigate(href);
    }}
  />
);

export const UsesAppRouter: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <UiLink {...args} href="/medicines" />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate.mock.calls).toEqual([['/medicines']]);
  },
};

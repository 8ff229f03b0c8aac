import { products } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { Button } from '../Button/Button';
import { UiLink } from '../UiLink/UiLink';
import { BottomBar } from './BottomBar';

/** The code to copy. Storybook derives none from a story in a frame. */
const code = `import { BottomBar, Button } from '@niramaya/ui';

export const Example = () => (
  <BottomBar>
    <Button fullWidth>Add to Cart</Button>
  </BottomBar>
);`;

/**
 * ### Use
 *
 * - The next step of a long screen, as the last element of its content.
 *
 * ### Avoid
 *
 * - A total with one button: use `ActionBar`. More than one bar per screen.
 */
const meta = {
  id: 'ui-bottombar',
  title: 'Display/BottomBar',
  tags: ['autodocs', 'new', 'since-0.2'],
  component: BottomBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' }, source: { code } } },
  decorators: [
    (Story) => (
      <div>
        {products(60).map(({ id, title }) => (
          <p key={id} style={{ paddingBlock: 8 }}>
            <UiLink href={`/medicinesdetails?id=${id}`} variant="inline">
              {title}
            </UiLink>
          </p>
        ))}
        <Story />
      </div>
    ),
  ],
  args: { children: <Button fullWidth>Add to Cart</Button> },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FocusedElementStaysVisible: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Add to Cart' }).parentElement!;
    for (const link of canvas.getAllByRole('link')) {
      await user.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
};

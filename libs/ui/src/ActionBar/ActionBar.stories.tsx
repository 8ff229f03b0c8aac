import { products } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Container } from '../theme/styled';
import { ActionBar } from './ActionBar';

/**
 * ### Use
 *
 * - A long screen with one next step: _Pay Now_. The bar is the last element of its parent.
 *
 * ### Avoid
 *
 * - A step without a total: use `Button`. More than one bar per screen.
 */
const meta = {
  id: 'ui-actionbar',
  title: 'Display/ActionBar',
  tags: ['autodocs', 'new', 'since-0.2'],
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <h1>Your cart</h1>
        <ul>
          {products(24).map(({ id, title }) => (
            <li key={id} style={{ paddingBlock: 16 }}>
              {title}
            </li>
          ))}
        </ul>
        <Story />
      </Container>
    ),
  ],
  args: { label: 'Total', totalRupees: 540.5, action: <Button size="lg">Pay Now</Button> },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SumMobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

/** A wide window shows the sums above the bar, so that the bar has the button alone. */
export const ButtonOnWide: Story = {
  tags: ['!autodocs', 'behaviour'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total')).not.toBeVisible();
  },
};

/** A wide window shows the total too, in one line with the button. */
export const TotalOnWide: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { totalOnWide: true },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total')).toBeVisible();
  },
};

/** The bar stays in sight, so that the focus of its button moves nothing. */
export const FocusScrollsNothing: Story = {
  tags: ['!autodocs', 'behaviour'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    // The page keeps the room of the bar only after its height is measured.
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--bar-height')).not.toBe(''));
    canvas.getByRole('button', { name: 'Pay Now' }).focus();
    await expect(window.scrollY).toBe(0);
  },
};

export const LongContent: Story = {
  args: {
    label: 'Total price of all that is in the cart',
    totalRupees: 123456789.5,
    above: <p>You have already paid for this: order NM-7K3F9Q. Do you want to order it again?</p>,
  },
  globals: { viewport: { value: 'w360' } },
};

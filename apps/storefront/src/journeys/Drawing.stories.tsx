import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aJourney } from './testing/aJourney';

const meta = {
  id: 'journeys-drawing',
  title: 'Flows/Drawing',
  ...aJourney,
  tags: ['!autodocs', 'behaviour'],
  parameters: { ...aJourney.parameters, route: '/medicines' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nextFrame = () => new Promise(requestAnimationFrame);

/** The effect of a click is visible before any response. */
export const RespondsWithinOneFrame: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
    const cart = canvas.getByRole('button', { name: 'Cart' });
    const card = within((await within(canvas.getByRole('main')).findAllByRole('article'))[0] as HTMLElement);
    card.getByRole('button', { name: /^Add/ }).click();
    await nextFrame();
    await expect(cart).toHaveAccessibleName('Cart, 1 product');

    const ayurveda = canvas.getByRole('checkbox', { name: 'Ayurveda' });
    ayurveda.click();
    await nextFrame();
    await expect(ayurveda).toBeChecked();
    await expect(await canvas.findByText('60 products, page 1 of 6')).toBeVisible();

    canvas.getByRole('button', { name: 'Page 2' }).click();
    await nextFrame();
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('60 products, page 2 of 6')).toBeVisible();
  },
};

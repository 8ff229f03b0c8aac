import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import { aJourney } from './testing/aJourney';

const meta = {
  id: 'journeys-userflows',
  title: 'Flows/UserFlows',
  ...aJourney,
  // The docs page of these stories, `User flows`, is written by hand.
  tags: ['!autodocs'],
  parameters: { ...aJourney.parameters },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const inMain = (canvas: Canvas) => within(canvas.getByRole('main'));
const arrivesAt = async (canvas: Canvas, heading: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
const cartButton = (canvas: Canvas) => canvas.getByRole('button', { name: /^Cart/ });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: 'Summary' });
const proceed = (canvas: Canvas) => user.click(inMain(canvas).getByRole('link', { name: 'Proceed' }));

export const Buy: Story = {
  parameters: { route: '/medicines' },
  // The number of the order is random, and would differ in each screenshot.
  beforeEach: () => {
    const random = spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    return () => random.mockRestore();
  },
  play: async ({ canvas, step }) => {
    let name = '';
    await step('The list shows the products', async () => {
      await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
    });
    await step('She opens the first product', async () => {
      const card = within(canvas.getAllByRole('article')[0] as HTMLElement);
      name = card.getByRole('heading').textContent;
      await user.click(card.getByRole('link'));
      await arrivesAt(canvas, name);
    });
    await step('She adds it to the cart', async () => {
      await user.click(canvas.getAllByRole('button', { name: 'Add to Cart' })[0] as HTMLElement);
      await expect(await screen.findByText('Added successfully')).toBeVisible();
    });
    await step('She increases the quantity to two in the cart', async () => {
      await user.click(cartButton(canvas));
      await arrivesAt(canvas, 'Total Products in Cart (1)');
      await user.click(canvas.getByRole('button', { name: `Increase quantity of ${name}` }));
      await expect(canvas.getByRole('group', { name: `Quantity of ${name}` })).toHaveTextContent('2');
    });
    await step('The payment shows the total of the cart', async () => {
      const total = canvas.getAllByRole('definition').at(-1)?.textContent;
      await user.click(canvas.getByRole('link', { name: 'Pay Now' }));
      await arrivesAt(canvas, 'Payment');
      await expect(summary(canvas)).toHaveTextContent(String(total));
    });
    await step('She confirms, and is back home', async () => {
      await user.click(canvas.getByRole('tab', { name: 'CARDS' }));
      await user.click(canvas.getByRole('button', { name: 'Confirm Payment' }));
      await expect(await screen.findByText('payment Successfull')).toBeVisible();
      const confirmed = await canvas.findByRole('heading', { level: 2, name: 'Thank you. Your order is placed.' });
      await waitFor(() => expect(confirmed).toHaveFocus());
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Everyday health, looked after' }),
      ).toBeVisible();
      await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    });
  },
};

export const Consult: Story = {
  parameters: { route: '/consultdoctor', requirements: ['CONSULT-11'] },
  play: async ({ canvas, step }) => {
    await step('She starts a consultation', async () => {
      await user.click(await canvas.findByRole('button', { name: 'Start New Consultation' }));
      await arrivesAt(canvas, 'Patient details');
    });
    await step('She adds her father and enters a phone number', async () => {
      await user.click(canvas.getByRole('button', { name: '+ Add New Member' }));
      await user.type(await screen.findByRole('textbox', { name: 'Patient name' }), 'Raghav Iyer');
      await user.type(screen.getByRole('textbox', { name: 'Age' }), '61');
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await expect(await canvas.findByText('Raghav Iyer')).toBeVisible();
      await user.type(canvas.getByRole('textbox', { name: 'Patient phone number' }), '98765 43210');
    });
    await step('She chooses the symptoms', async () => {
      await proceed(canvas);
      await user.click(await canvas.findByRole('button', { name: 'Cough' }));
      await expect(canvas.getByRole('button', { name: 'Cough' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('She skips the specialities', async () => {
      await proceed(canvas);
      await expect(await canvas.findByText('Looking for Alternative Treatment?')).toBeVisible();
      await proceed(canvas);
      await arrivesAt(canvas, 'Niramaya Care Plan');
    });
    await step('She chooses six months and sees the price', async () => {
      await user.click(canvas.getByRole('radio', { name: /6 months/ }));
      await user.click(inMain(canvas).getByRole('link', { name: 'Pay Now' }));
      await arrivesAt(canvas, 'Payment');
      await expect(summary(canvas)).toHaveTextContent('₹275.00');
    });
  },
};

import { pointAtAll } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Intro } from './Intro';

const meta = {
  id: 'feature-home-blocks-intro',
  title: 'Patterns/Home/Intro',
  component: Intro,
  decorators: [
    (Story) => (
      <main>
        <Story />
        <span id="lab-tests" />
      </main>
    ),
  ],
} satisfies Meta<typeof Intro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-01', 'HOME-02', 'HOME-03', 'HOME-04', 'HOME-05'] },
  play: async ({ canvas }) => {
    const intro = canvas.getByText(/delivered home/);
    await expect(intro).toHaveTextContent('Order medicines online');
    await expect(intro).toHaveTextContent('healthcare devices, homeopathy products and ayurveda products');
    await expect(intro).toHaveTextContent('lab tests at home and doctor consultation on chat');
  },
};

export const PseudoStates: Story = {
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const Figures: Story = {
  parameters: { requirements: ['HOME-06', 'HOME-07', 'HOME-08'] },
  play: async ({ canvas }) => {
    const intro = canvas.getByText(/delivered home/);
    await expect(intro).toHaveTextContent('ayurveda products');
    await expect(intro).toHaveTextContent('25 million orders delivered');
    await expect(intro).toHaveTextContent('1000+ cities');
  },
};

export const SixOffersAreReachable: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CONST-03'] },
  play: async ({ canvas }) => {
    const services = within(canvas.getByRole('navigation', { name: 'What we do for you' })).getAllByRole('link');
    await expect(services.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['MedicinesDelivered home', '/medicines'],
      ['Lab testsSample taken at home', '#lab-tests'],
      ['Consult a doctorOn chat, from ₹199', '/consultdoctor'],
      ['Care planMembership that saves', '/careplan'],
      ['Covid helpFacts and helplines', '/covid'],
      ['OffersToday’s deals', '/offers'],
    ]);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };

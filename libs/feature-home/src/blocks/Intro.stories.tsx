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
  parameters: { requirements: ['CONST-03'] },
  play: async ({ canvas }) => {
    const services = within(canvas.getByRole('navigation', { name: 'What we do for you' })).getAllByRole('link');
    await expect(services.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['MedicinesDelivered home', '/medicines'],
      ['Lab testsSee what is tested', '#lab-tests'],
      ['Consult a doctorFree in writing, talk from ₹199', '/consultdoctor'],
      ['Care planMembership that saves', '/careplan'],
      ['Covid helpFacts and helplines', '/covid'],
      ['OffersToday’s deals', '/offers'],
    ]);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'What we do for you' })).getAllByRole('link');
    await expect(canvas.getByText('Membership that saves')).toBeVisible();
    await expect(canvas.getByText('Free in writing, talk from ₹199')).toBeVisible();
    const rows = new Set(links.map((link) => link.getBoundingClientRect().top));
    await expect(rows.size).toBe(2);
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

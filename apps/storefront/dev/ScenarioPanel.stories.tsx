import { pointAtAll } from '@niramaya/fixtures';
import { scenarios } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScenarioPanel } from './ScenarioPanel';

const meta = {
  id: 'for-reviewers-scenariopanel',
  title: 'Patterns/Reviewing/ScenarioPanel',
  component: ScenarioPanel,
  args: { scenarios, on: null, addressOf: (name) => `/medicines?scenario=${name}` },
  argTypes: { scenarios: { table: { type: { summary: 'readonly ScenarioChoice[]' } } } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScenarioPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Scenarios' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: 'End' })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scenarios' }));
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/medicines?scenario=slow',
      '/medicines?scenario=errors',
      '/medicines?scenario=empty',
      '/medicines?scenario=many',
      '/medicines?scenario=refused',
      '/medicines?scenario=full-storage',
    ]);
  },
};

export const Active: Story = {
  args: { on: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Scenario: Slow network' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End' })).toBeVisible();
  },
};

export const PseudoStates: Story = {
  args: { on: 'many' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scenario: 10,000 products' }));
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent(/^10,000 products/);
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const EscapeCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scenarios' }));
    await canvas.findByRole('link', { name: /^Slow network/ });
    await userEvent.keyboard('{Tab}{Escape}');
    await expect(canvas.getByRole('button', { name: 'Scenarios' })).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

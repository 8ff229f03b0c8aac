import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled, Pseudo, withoutCode } from '../stories';
import { Pagination, type PaginationProps } from './Pagination';

/**
 * ### Use
 *
 * - Below a list of two pages or more. The screen announces the result.
 *
 * ### Avoid
 *
 * - A row to browse: use `Carousel`. A process: use `Stepper`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to previous, to each page, and to next |
 * | Enter, Space | opens the focused page; on an unavailable step nothing happens and the focus stays |
 */
const meta = {
  id: 'ui-pagination',
  title: 'Navigation/Pagination',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Pagination,
  args: {
    page: 1,
    pageCount: 24,
    onPageChange: fn(),
    labels: { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  },
  decorators: [controlled('page', 'onPageChange')],
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { page: 12 },
  parameters: { requirements: ['CATALOGUE-09'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 24' }));
    await expect(args.onPageChange.mock.calls).toEqual([[13], [12], [24]]);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 24');
  },
};

export const One: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas, args }) => {
    for (const name of ['Previous', 'Next']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/**
 * Names each pagination of the story differently, because navigations with the same name fail the accessibility check.
 */
const Named = (args: PaginationProps) => <Pagination {...args} labels={{ ...args.labels, nav: `Pages ${useId()}` }} />;

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  args: { pageCount: 3 },
  render: (args) => <Pseudo control="[aria-label='Page 2']" of={<Named {...args} />} />,
};

export const Mobile: Story = {
  tags: ['!autodocs'],
  args: { page: 12 },
  globals: { viewport: { value: 'w360' } },
};

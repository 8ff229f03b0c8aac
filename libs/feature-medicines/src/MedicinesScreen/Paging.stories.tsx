import { products } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listingCalls, listingParameters } from '../stories/listing-calls';
import { MedicinesScreen } from './MedicinesScreen';

const meta = {
  id: 'feature-medicines-medicinesscreen-paging',
  title: 'Screens/MedicinesScreen/Paging',
  component: MedicinesScreen,
  parameters: listingParameters,
} satisfies Meta<typeof MedicinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pager = (canvas: Canvas, name: string) =>
  within(canvas.getByLabelText('Pages of products')).getByRole('button', { name });
const titles = (canvas: Canvas) =>
  [...canvas.getByLabelText('Products', { selector: 'ul' }).querySelectorAll('h3')].map((title) => title.textContent);
const titlesOf = (from: number, to: number) =>
  products(to)
    .slice(from - 1)
    .map((product) => product.title);

/** Expects the products of a page: the first at once, and placeholders until the others follow. */
async function expectTitles(canvas: Canvas, from: number, to: number) {
  const expected = titlesOf(from, to);
  const atOnce = titles(canvas);
  await expect(atOnce[0]).toBe(expected[0]);
  await expect(atOnce.map((title, at) => title || expected[at])).toEqual(expected);
  await waitFor(() => expect(titles(canvas)).toEqual(expected));
}

export const NextThenPrevious: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['STATE-47', 'STATE-48', 'STATE-49', 'API-08', 'API-12'],
    msw: { handlers: { products: productHandlers.ready(products(21)) } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('21 products, page 1 of 3');
    await expectTitles(canvas, 1, 10);
    await expect(pager(canvas, 'Previous')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pager(canvas, 'Previous'));
    await expect(listingCalls).toHaveBeenCalledTimes(1);
    await userEvent.click(pager(canvas, 'Next'));
    await canvas.findByText('21 products, page 2 of 3');
    await expectTitles(canvas, 11, 20);
    await expect(document.activeElement).toHaveAccessibleName('Products');
    await userEvent.click(pager(canvas, 'Previous'));
    await canvas.findByText('21 products, page 1 of 3');
    await waitFor(() =>
      expect(listingCalls.mock.calls).toEqual([['?_page=1&_limit=10'], ['?_page=2&_limit=10'], ['?_page=1&_limit=10']]),
    );
    await waitFor(() => expect(titles(canvas)).toEqual(titlesOf(1, 10)));
    await userEvent.click(pager(canvas, 'Page 3'));
    await canvas.findByText('21 products, page 3 of 3');
    await expectTitles(canvas, 21, 21);
    await expect(pager(canvas, 'Next')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pager(canvas, 'Next'));
    await expect(listingCalls).toHaveBeenCalledTimes(4);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
  },
};

export const FilterReturnsToPageOneAndBackRestores: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AMB-29', 'API-11'] },
  play: async ({ canvas }) => {
    await canvas.findByText('300 products, page 1 of 30');
    await userEvent.click(pager(canvas, 'Page 4'));
    await canvas.findByText('300 products, page 4 of 30');
    await userEvent.click(canvas.getByLabelText('Vitamins'));
    await canvas.findByText('60 products, page 1 of 6');
    await expect(listingCalls.mock.calls).toEqual([
      ['?_page=1&_limit=10'],
      ['?_page=4&_limit=10'],
      ['?category=vitamins&_page=1&_limit=10'],
    ]);
    await userEvent.click(canvas.getByText('Go back'));
    await canvas.findByText('300 products, page 4 of 30');
    await expect(canvas.getByLabelText('Vitamins')).not.toBeChecked();
    await expectTitles(canvas, 31, 40);
    await userEvent.click(canvas.getByText('Go back'));
    await canvas.findByText('300 products, page 1 of 30');
  },
};

const stock = products(21);

export const BackShowsLastPage: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { products: productHandlers.ready(stock) } } },
  beforeEach: () => {
    stock.splice(0, stock.length, ...products(21));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('21 products, page 1 of 3');
    await userEvent.click(pager(canvas, 'Page 3'));
    await canvas.findByText('21 products, page 3 of 3');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price low to high');
    await canvas.findByText('21 products, page 1 of 3');
    stock.splice(12);
    await userEvent.click(canvas.getByText('Go back'));
    await canvas.findByText('12 products, page 2 of 2');
    await expectTitles(canvas, 11, 12);
  },
};

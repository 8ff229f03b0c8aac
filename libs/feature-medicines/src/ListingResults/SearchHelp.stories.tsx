import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilters } from '@niramaya/data-access';
import { pointAtAll } from '@niramaya/fixtures';
import { expect, fn } from 'storybook/test';
import { NothingFound } from './NothingFound';

const searchFor = (text: string) => ({ ...noFilters, text });
const seedSearches = (...items: string[]) => localStorage.setItem('niramaya.searches', JSON.stringify({ v: 1, items }));

const meta = {
  id: 'feature-medicines-listingresults-searchhelp',
  title: 'Patterns/Medicines/SearchHelp',
  component: NothingFound,
  decorators: [
    (Story) => (
      <>
        <h2>Products</h2>
        <Story />
      </>
    ),
  ],
  args: { filters: searchFor('telescope'), onFilterDrop: fn() },
  parameters: { inShop: true },
} satisfies Meta<typeof NothingFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check the spelling, or try fewer words.')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/consultdoctor']);
    await expect(canvas.queryByText('Recent searches')).toBeNull();
  },
};

/** A known medicine, mistyped, which the shop does not sell. The shelf offers no substitute. */
export const Medicine: Story = {
  args: { filters: searchFor('paracetmol 500 mg') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This is the name of a medicine that we do not sell. Ask a doctor whether you need it.'),
    ).toBeVisible();
    const category = canvas.getByRole('link', { name: /^See products for: Fever/ });
    await expect(category).toHaveAttribute('href', '/medicines?q=fever+thermometer');
    await expect(category).toHaveTextContent('Other products, not substitutes for what you searched for.');
  },
};

/** An antibiotic: a shelf would be medical advice. */
export const MedicineWithoutCategory: Story = {
  args: { filters: searchFor('azithromycin') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^See products for/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Ask a doctor/ })).toBeVisible();
  },
};

/** A lab test, with hovered and focused links. */
export const PseudoStates: Story = {
  args: { filters: searchFor('sugar test') },
  play: async ({ canvas, canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: /^See our lab tests/ })).toHaveAttribute('href', '/');
  },
};

/** The current search is not in the list. */
export const WithEarlierSearches: Story = {
  beforeEach: () =>
    seedSearches('Telescope', 'zinc & c', 'sugar free chyawanprash for children, a jar of one kilogram'),
  play: async ({ canvas }) => {
    const earlier = canvas.getAllByRole('link').slice(1);
    await expect(earlier.map((link) => link.textContent)).toEqual([
      'zinc & c',
      'sugar free chyawanprash for children, a jar of one kilogram',
    ]);
    await expect(earlier[0]).toHaveAttribute('href', '/medicines?q=zinc+%26+c');
  },
};

export const Mobile: Story = {
  ...WithEarlierSearches,
  args: { filters: searchFor('crocin') },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^See products for: Fever/ })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilters } from '@niramaya/data-access';
import { pointAtAll } from '@niramaya/fixtures';
import { expect, fn, userEvent as user } from 'storybook/test';
import { NothingFound } from './NothingFound';

const searchFor = (text: string) => ({ ...noFilters, text });
const keepSearches = (...items: string[]) => localStorage.setItem('niramaya.searches', JSON.stringify({ v: 1, items }));

/** What stands in place of the list where a search has found nothing, by what was typed. */
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

/** Nobody knows what it is: a doctor, and everything that is sold. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check the spelling, or try fewer words.')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/consultdoctor']);
    await expect(canvas.queryByText('Your last searches')).toBeNull();
  },
};

/** It is known, mistyped too, and not sold; the shelf beside it takes nothing's place. */
export const AMedicine: Story = {
  args: { filters: searchFor('paracetmol 500 mg') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This is the name of a medicine that we do not sell. Ask a doctor whether you need it.'),
    ).toBeVisible();
    const shelf = canvas.getByRole('link', { name: /^See our shelf: Fever/ });
    await expect(shelf).toHaveAttribute('href', '/medicines?q=fever+thermometer');
    await expect(shelf).toHaveTextContent('Other products, not substitutes for what you searched for.');
  },
};

/** In Devanagari, mistyped: the same medicine, the same words. */
export const AMedicineInDevanagari: Story = {
  tags: ['behaviour'],
  args: { filters: searchFor('पेरासिटमोल 500') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is the name of a medicine that we do not sell\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^See our shelf: Fever/ })).toHaveAttribute(
      'href',
      '/medicines?q=fever+thermometer',
    );
  },
};

export const PseudoStates: Story = {
  args: AMedicine.args,
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

/** An antibiotic: whatever stood beside it would be advice. */
export const AMedicineWithoutAShelf: Story = {
  args: { filters: searchFor('azithromycin') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^See our shelf/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Ask a doctor/ })).toBeVisible();
  },
};

export const ATrouble: Story = {
  args: { filters: searchFor('pet dard') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No product has this name. If it worries you or does not go away, talk to a doctor.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^See our shelf: Stomach care/ })).toHaveAttribute(
      'href',
      '/medicines?q=digestive+antacid',
    );
  },
};

export const ATest: Story = {
  args: { filters: searchFor('sugar test') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^See our lab tests/ })).toHaveAttribute('href', '/');
  },
};

/** Those before are one click away; this one is not among them. */
export const WithEarlierSearches: Story = {
  beforeEach: () =>
    keepSearches('Telescope', 'zinc & c', 'sugar free chyawanprash for children, a jar of one kilogram'),
  play: async ({ canvas }) => {
    const earlier = canvas.getAllByRole('link').slice(1);
    await expect(earlier.map((link) => link.textContent)).toEqual([
      'zinc & c',
      'sugar free chyawanprash for children, a jar of one kilogram',
    ]);
    await expect(earlier[0]).toHaveAttribute('href', '/medicines?q=zinc+%26+c');
  },
};

/** They go from this device, and the focus goes to the message. */
export const ForgetsEarlierSearches: Story = {
  tags: ['behaviour'],
  beforeEach: () => keepSearches('zinc'),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Forget these' }).focus();
    await user.keyboard('{Enter}');
    const said = canvas.getByText('Your last searches are forgotten.');
    await expect(said).toHaveFocus();
    await expect(localStorage.getItem('niramaya.searches')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'zinc' })).toBeNull();
  },
};

export const Mobile: Story = {
  ...WithEarlierSearches,
  args: { filters: searchFor('crocin') },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^See our shelf: Fever/ })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilters, type Filters } from '@niramaya/data-access';
import { aProduct, pointAtAll, products, storeList } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { useState } from 'react';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { useListing } from '../MedicinesScreen/useListing';
import { aListing } from '../stories/a-listing';
import { ListingResults } from './ListingResults';
import { NothingFound } from './NothingFound';

const ready = (count: number, unreadableCount = 0) =>
  aListing({
    view: {
      view: 'ready',
      data: {
        products: products(count),
        totalCount: count + unreadableCount,
        hasMore: false,
        unreadableCount,
        corrected: null,
        unsoldWords: [],
        counted: null,
      },
      isStale: false,
    },
  });
/** Fetches the products of a listing, as an earlier page of the tab has. */
function FetchedList() {
  useListing();
  return null;
}

const nothingFor = (filters: Partial<Filters>) =>
  aListing({ filters: { ...noFilters, ...filters }, view: { view: 'empty', isStale: false }, total: 0, pages: 0 });

const meta = {
  id: 'feature-medicines-listingresults',
  title: 'Patterns/Medicines/ListingResults',
  component: ListingResults,
  decorators: [
    (Story) => (
      <>
        <h2>Products</h2>
        <Story />
      </>
    ),
  ],
  args: { listing: ready(10), onFiltersReplace: fn() },
  parameters: { inShop: true },
} satisfies Meta<typeof ListingResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The picture of the last card never lies over its words: four products fill a row, so that the card has its own. */
export const FewResults: Story = {
  tags: ['behaviour'],
  args: { listing: ready(4) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Not sure which one suits you?' });
    const art = card.querySelector('img')!.getBoundingClientRect();
    for (const words of card.querySelectorAll('h3, p, a')) {
      const { top, bottom } = words.getBoundingClientRect();
      const overlap = Math.min(bottom, art.bottom) - Math.max(top, art.top);
      await expect(overlap).toBeLessThanOrEqual(1);
    }
  },
};

/** The rows follow the MRP, so it is as large as the price as long as the list is sorted. */
export const SortedByPrice: Story = {
  tags: ['behaviour'],
  args: { listing: { ...ready(4), filters: { ...noFilters, order: 'asc' } } },
  play: async ({ canvas }) => {
    const label = (await canvas.findAllByText('MRP'))[0]!;
    const mrp = label.nextElementSibling!;
    const price = label.closest('article')!.querySelector('[translate=no]')!;
    await expect(mrp).toHaveTextContent(/^₹/);
    await expect(getComputedStyle(mrp).fontSize).toBe(getComputedStyle(price).fontSize);
    await expect(canvas.queryByRole('deletion')).toBeNull();
  },
};

export const KeepsPreviousResults: Story = {
  tags: ['behaviour'],
  render: function Filtering(args) {
    const [isLoading, setIsLoading] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsLoading(true)}>
          Filter
        </button>
        <ListingResults {...args} listing={isLoading ? aListing({ view: { view: 'loading' } }) : args.listing} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await user.click(canvas.getByRole('button', { name: 'Filter' }));
    const list = canvas.getByRole('list', { name: 'Products' });
    await expect(list).toBeVisible();
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

/** A typing error is corrected, and the shopper may search for the text as it was typed. */
export const Corrected: Story = {
  args: {
    listing: aListing({
      filters: { ...noFilters, text: 'acidiy' },
      view: {
        view: 'ready',
        data: {
          products: products(2),
          totalCount: 2,
          hasMore: false,
          unreadableCount: 0,
          corrected: 'acidity',
          unsoldWords: [],
          counted: null,
        },
        isStale: false,
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'You typed “acidiy”: search that instead' }));
    await expect(args.onFiltersReplace).toHaveBeenLastCalledWith({ ...noFilters, text: '"acidiy"' });
  },
};

export const CorrectedMobile: Story = { ...Corrected, globals: { viewport: { value: 'w360' } } };

const foundFor = (text: string, count: number, corrected: string | null = null, unsoldWords: readonly string[] = []) =>
  aListing({
    filters: { ...noFilters, text },
    view: {
      view: 'ready',
      data: {
        products: products(count),
        totalCount: count,
        hasMore: false,
        unreadableCount: 0,
        corrected,
        unsoldWords,
        counted: null,
      },
      isStale: false,
    },
  });

/** Many people call diabetes sugar. The few products with sugar in their titles are not all that may be meant. */
export const FewForEverydayWord: Story = {
  args: { listing: foundFor('sugar', 2) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See products for: Diabetes care' });
    await expect(link).toHaveAttribute('href', '/medicines?q=diabetes');
  },
};

export const FewForMistypedWord: Story = {
  tags: ['behaviour'],
  args: { listing: foundFor('acidiy', 1, 'acidity') },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See products for: Stomach care' });
    await expect(link).toHaveAttribute('href', '/medicines?q=digestive+antacid');
  },
};

/** The shop sells zinc, and nothing that is called zincovit. The products are not shown as if they were it. */
export const PartlyUnsold: Story = {
  args: { listing: foundFor('zincovit zinc', 2, null, ['zincovit']) },
  play: async ({ canvas }) => {
    const sentence = 'We do not sell “zincovit”. The products below do not replace it.';
    await expect(canvas.getByText(sentence)).toBeVisible();
    // The card at the end of the list has such a link, too.
    const [ask] = canvas.getAllByRole('link', { name: 'Ask a doctor' });
    await expect(ask).toHaveAttribute('href', '/consultdoctor');
  },
};

export const PartlyUnsoldMobile: Story = { ...PartlyUnsold, globals: { viewport: { value: 'w360' } } };

/** Five products are enough. */
export const EnoughForEverydayWord: Story = {
  tags: ['behaviour'],
  args: { listing: foundFor('sugar', 5) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
    await expect(canvas.queryByRole('link', { name: /^See products for/ })).toBeNull();
  },
};

const fromTopic = (name: string, searchText: string, counted: number | null) =>
  aListing({
    topic: { name, searchText },
    view: {
      view: 'ready',
      data: {
        products: products(2),
        totalCount: 2,
        hasMore: false,
        unreadableCount: 0,
        corrected: null,
        unsoldWords: [],
        counted,
      },
      isStale: false,
    },
  });

/** A shopper has come by a concern. One click searches for its products. */
export const FromConcern: Story = {
  args: { listing: fromTopic('Diabetes Care', 'diabetes', 12) },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Diabetes Care: show 12 products' }));
    await expect(args.onFiltersReplace).toHaveBeenLastCalledWith({ ...noFilters, text: 'diabetes' });
  },
};

export const FromConcernMobile: Story = { ...FromConcern, globals: { viewport: { value: 'w360' } } };

export const FromConcernWithoutProducts: Story = {
  args: { listing: fromTopic('Ear Care', 'ear care', 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ear Care: we have no products for it yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ear Care/ })).toBeNull();
  },
};

/** A shopper has come by a lab test of the home screen, of which a phone shows no other word. */
export const FromLabTest: Story = {
  args: { listing: { ...fromTopic('HbA1c', 'hba1c', null), topic: null, labTest: 'HbA1c' } },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('region', { name: 'HbA1c: a lab test' }));
    await expect(notice.getByRole('heading', { name: 'HbA1c: a lab test' })).toHaveFocus();
    await expect(notice.getByText('It shows the average blood sugar of the last two to three months.')).toBeVisible();
    await expect(notice.getByText('Fasting is not needed.')).toBeVisible();
    await expect(notice.getByText(/^Booking is not open yet\./)).toBeVisible();
    const links = notice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Back to the lab tests', '/#pathology-tests'],
      ['Ask a doctor', '/consultdoctor'],
    ]);
  },
};

export const FromLabTestMobile: Story = { ...FromLabTest, globals: { viewport: { value: 'w360' } } };

/** A shopper has come by a homeopathy product of the home screen, which is an example and not on sale. */
export const FromHomeopathy: Story = {
  args: { listing: { ...fromTopic('', '', null), topic: null, homeopathy: 'Allium Cepa 30 CH' } },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('region', { name: 'Allium Cepa 30 CH: not on sale yet' }));
    await expect(notice.getByRole('heading', { name: 'Allium Cepa 30 CH: not on sale yet' })).toHaveFocus();
    await expect(notice.getByText(/We have no homeopathy products yet\./)).toBeVisible();
    const links = notice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['See products for: Cold and cough', '/medicines?q=cough'],
      ['Ask a doctor', '/consultdoctor'],
      ['Back to homeopathy', '/#homeopathy'],
    ]);
  },
};

export const FromHomeopathyMobile: Story = { ...FromHomeopathy, globals: { viewport: { value: 'w360' } } };

/** A featured brand of the home screen that the catalogue does not have. */
export const FromBrandWithoutProducts: Story = {
  tags: ['behaviour'],
  args: { listing: fromTopic('Calmag', '"Calmag"', 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Calmag: we have no products for it yet. This is everything we sell.')).toBeVisible();
  },
};

export const FromConcernUncounted: Story = {
  tags: ['behaviour'],
  args: { listing: fromTopic('Eye Care', 'eye', null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Eye Care: see the products' })).toBeVisible();
  },
};

/** The API counts up to 1,000 products of a search. */
export const FromConcernWithMany: Story = {
  tags: ['behaviour'],
  args: { listing: fromTopic('Skin Care', 'skin', 1_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Skin Care: show 1,000 or more products' })).toBeVisible();
  },
};

/** A link may name anything as a topic, so an unknown one shows only with products. */
export const FromUnknownTopic: Story = {
  tags: ['behaviour'],
  args: { listing: fromTopic('Call this number', '"Call this number"', 0) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Call this number/)).toBeNull();
  },
};

/**
 * Two ratings are alternatives: without one of them even less would match, so one chip drops both. The search text
 * stays.
 */
export const NoResultsForFilteredSearch: Story = {
  args: { listing: nothingFor({ text: 'zinc', categories: ['ayurveda'], ratings: [1, 2], order: 'asc' }) },
  play: async ({ canvas, args }) => {
    const { filters } = args.listing;
    await expect(canvas.getAllByRole('button', { name: /^Remove “/ })).toHaveLength(2);
    await user.click(canvas.getByRole('button', { name: 'Remove “Ayurveda”' }));
    await expect(args.onFiltersReplace).toHaveBeenLastCalledWith({ ...filters, categories: [] });
    await user.click(canvas.getByRole('button', { name: 'Remove “1 star or 2 stars”' }));
    await expect(args.onFiltersReplace).toHaveBeenLastCalledWith({ ...filters, ratings: [] });
    await user.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFiltersReplace).toHaveBeenLastCalledWith({ ...filters, categories: [], ratings: [] });
  },
};

export const PartlyUnreadable: Story = {
  args: { listing: ready(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 products cannot be shown: their data is damaged\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const NoResultsForSearch: Story = {
  args: { listing: nothingFor({ text: 'telescope', order: 'asc' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found for “telescope”' })).toBeVisible();
    await expect(canvas.getByText('Check the spelling, or try fewer words.')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/consultdoctor']);
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'See everything we sell' }));
    await expect(args.onFiltersReplace).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersReplace).toHaveBeenCalledWith({ text: '', categories: [], ratings: [], order: null });
  },
};

/**
 * The text is the misspelt name of a medicine that the shop does not sell. The category that is offered has no
 * substitute.
 */
export const Medicine: Story = {
  args: { listing: nothingFor({ text: 'paracetmol 500 mg' }) },
  play: async ({ canvas }) => {
    const advice = 'This is the name of a medicine that we do not sell. Ask a doctor whether you need it.';
    await expect(canvas.getByText(advice)).toBeVisible();
    const category = canvas.getByRole('link', { name: /^See products for: Fever/ });
    await expect(category).toHaveAttribute('href', '/medicines?q=fever+thermometer');
    await expect(category).toHaveTextContent('Other products, not substitutes for what you searched for.');
  },
};

/** The text is an unknown name with a form. The products of the form are offered as a search of their own. */
export const UnknownName: Story = {
  args: { listing: nothingFor({ text: 'betnovate cream' }) },
  play: async ({ canvas }) => {
    const advice = 'No product of ours has this name. Check the spelling, or ask a doctor.';
    await expect(canvas.getByText(advice)).toBeVisible();
    const creams = canvas.getByRole('link', { name: /^See products for: Creams/ });
    await expect(creams).toHaveAttribute('href', '/medicines?q=cream');
    await expect(creams).toHaveTextContent('Other products, not substitutes for what you searched for.');
  },
};

/** Another catalogue may have no creams. They are offered once the tab has fetched one. */
export const UnknownNameInOwnCatalogue: Story = {
  tags: ['behaviour'],
  parameters: {
    msw: { handlers: { products: productHandlers.ready([aProduct({ title: 'Own Cream, Tube of 20 g' })]) } },
  },
  render: function OwnCatalogue(args) {
    const [isFetched, setIsFetched] = useState(false);
    return (
      <>
        <NothingFound {...args} listing={nothingFor({ text: 'betnovate cream' })} ownCatalogue />
        <button type="button" onClick={() => setIsFetched(true)}>
          Fetch
        </button>
        {isFetched && <FetchedList />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No product of ours has this name. Check the spelling, or ask a doctor.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See products for/ })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Fetch' }));
    await expect(await canvas.findByRole('link', { name: /^See products for: Creams/ })).toBeVisible();
  },
};

/** No table has this medicine, but its name ends as that of one. No creams are offered for it. */
export const UnlistedMedicine: Story = {
  tags: ['behaviour'],
  args: { listing: nothingFor({ text: 'clobetasol cream' }) },
  play: async ({ canvas }) => {
    const advice = 'This is the name of a medicine that we do not sell. Ask a doctor whether you need it.';
    await expect(canvas.getByText(advice)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See products for/ })).toBeNull();
  },
};

/** A filter may have hidden the medicine, so the shop does not claim that it does not sell it. */
export const MedicineHiddenByFilter: Story = {
  tags: ['behaviour'],
  args: { listing: nothingFor({ text: 'clobetasol', categories: ['skinCare'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Check the spelling, try fewer words, or remove one of these/)).toBeVisible();
    await expect(canvas.queryByText(/a medicine that we do not sell/)).toBeNull();
  },
};

/** The text is a product that the shop does not sell. The nearest one is offered in its place. */
export const ProductNotSold: Story = {
  args: { listing: nothingFor({ text: 'sugar machine' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We do not sell this product.')).toBeVisible();
    const nearest = canvas.getByRole('link', { name: /^The nearest that we sell: Diabetes care/ });
    await expect(nearest).toHaveAttribute('href', '/medicines?q=diabetes');
  },
};

/** A filter has hidden the product, so the shop does not claim that it has none. */
export const ProductHiddenByFilter: Story = {
  tags: ['behaviour'],
  args: { listing: nothingFor({ text: 'vitamin c', categories: ['ayurveda'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Check the spelling, try fewer words, or remove one of these/)).toBeVisible();
    await expect(canvas.queryByText('We do not sell this product.')).toBeNull();
  },
};

/** The products for a symptom are the first way, as the filled button, and no second link leads to them. */
export const Symptom: Story = {
  args: { listing: nothingFor({ text: 'gas ki dawa' }) },
  play: async ({ canvas }) => {
    const advice = 'No product has this name. If it worries you or does not go away, talk to a doctor.';
    await expect(canvas.getByText(advice)).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links[0]).toHaveAccessibleName('See products for: Stomach care');
    await expect(links[0]).toHaveAttribute('href', '/medicines?q=digestive+antacid');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/medicines?q=digestive+antacid',
      '/consultdoctor',
    ]);
    await expect(
      links[0]!.compareDocumentPosition(canvas.getByRole('button', { name: 'See everything we sell' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const SymptomMobile: Story = { ...Symptom, globals: { viewport: { value: 'w360' } } };

/** The text is an antibiotic. Offering a category of products for it would be medical advice. */
export const MedicineWithoutCategory: Story = {
  args: { listing: nothingFor({ text: 'azithromycin' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^See products for/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Ask a doctor/ })).toBeVisible();
  },
};

/** The text names a lab test. Links are hovered and focused. */
export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  args: { listing: nothingFor({ text: 'sugar test' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: /^See our lab tests/ })).toHaveAttribute('href', '/');
  },
};

/**
 * The list of earlier searches leaves out the current one, even if its capital letters differ. It is not kept either.
 */
export const WithEarlierSearches: Story = {
  args: { listing: nothingFor({ text: 'telescope' }) },
  beforeEach: () =>
    storeList(localStorage, 'niramaya.searches', [
      'Telescope',
      'zinc & c',
      'sugar free chyawanprash for children, a jar of one kilogram',
    ]),
  play: async ({ canvas }) => {
    const earlier = canvas.getAllByRole('link').slice(1);
    const searches = earlier.map((link) => link.textContent);
    await expect(searches).toEqual(['zinc & c', 'sugar free chyawanprash for children, a jar of one kilogram']);
    await expect(earlier[0]).toHaveAttribute('href', '/medicines?q=zinc+%26+c');
    await waitFor(() => expect(localStorage.getItem('niramaya.searches')).not.toContain('Telescope'));
  },
};

/** The button disappears with the list, so the focus moves to the sentence about it. */
export const ErasedSearchesMoveFocus: Story = {
  ...WithEarlierSearches,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(canvas.getByText('Your recent searches are cleared.')).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Mobile: Story = {
  ...WithEarlierSearches,
  args: { listing: nothingFor({ text: 'crocin' }) },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^See products for: Fever/ })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

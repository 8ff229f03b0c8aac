import {
  aCartItem,
  aLongProduct,
  aLongSelectedMedicine,
  aProduct,
  aSelectedMedicine,
  neemila,
  storeCart,
  storeList,
} from '@niramaya/fixtures';
import { detailsHandlers, productHandlers, selling } from '@niramaya/fixtures/msw';
import { Dialog } from '@niramaya/ui';
import { scrolledBy } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import { ComparePanel } from './ComparePanel';

const compare = (items: unknown[]) => () => storeList(sessionStorage, 'niramaya.compared', items);
const neem = aSelectedMedicine({ ...neemila, category: 'skinCare' });

const meta = {
  id: 'feature-medicines-comparepanel',
  title: 'Screens/ComparePanel',
  component: ComparePanel,
  decorators: [
    (Story) => (
      <Dialog open onClose={fn()} title="Compare products" closeLabel="Close" size="lg">
        <Story />
      </Dialog>
    ),
  ],
  beforeEach: compare([aSelectedMedicine(), neem]),
  parameters: {
    layout: 'fullscreen',
    msw: selling(
      aProduct(),
      aProduct({ id: 2, title: neem.title, image: '/pictures/2.svg', price: 149.5, category: 'skinCare' }),
      aLongProduct({ id: 3 }),
      aProduct({ id: 4, title: 'Zinc' }),
    ),
  },
} satisfies Meta<typeof ComparePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const cells = (row: string) =>
  [...(screen.getByRole('row', { name: new RegExp(`^${row}`) }) as HTMLTableRowElement).cells].map(
    (cell) => cell.textContent,
  );

export const Default: Story = {
  play: async () => {
    await screen.findByRole('table', { name: 'Products side by side' });
    await expect(cells('Price')).toEqual(['Price', '₹180.00', '₹134.55']);
    await expect(cells('You save')).toEqual(['You save', '₹20.00', '₹14.95']);
    await expect(cells('Category')).toEqual(['Category', 'Vitamins', 'Skin care']);
    await expect(screen.queryByRole('link', { name: 'Go to cart' })).toBeNull();
    const product = screen.getByRole('link', { name: 'Neemila Face Wash, Tube of 100 ml' });
    await expect(product).toHaveAttribute('href', '/medicinesdetails?title=Neemila+Face+Wash%2C+Tube+of+100+ml');
  },
};

/** The lowest prices of tablets have marks: that of a pack among equal packs. A face wash ends the comparison. */
export const LowestOfOneKind: Story = {
  tags: ['behaviour'],
  beforeEach: compare([
    aSelectedMedicine(),
    aSelectedMedicine({ title: 'Calmag K2 1000 mg Tablet, Strip of 15', price: 150, discountedPrice: 135 }),
    neem,
  ]),
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: async () => {
    await screen.findByRole('table', { name: 'Products side by side' });
    await expect(cells('Price')).toEqual(['Price', '₹180.00', '₹135.00', '₹134.55']);
    const note = 'Different kinds of pack: prices per unit cannot be compared.';
    await expect(screen.getByText(note)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop comparing: Neemila Face Wash, Tube of 100 ml' }));
    await expect(cells('Price')).toEqual(['Price', '₹180.00', '₹135.00Lowest price']);
    await expect(cells('Unit price')).toEqual(['Unit price', '₹12.00 each', '₹9.00 eachLowest unit price']);
    await expect(screen.queryByText(note)).toBeNull();
  },
};

/** A kilogram and half of one are compared by the kilogram. */
export const LowestOfKilogramsAndGrams: Story = {
  tags: ['behaviour'],
  beforeEach: compare([
    aSelectedMedicine({ title: 'Whey, Jar of 1 kg', price: 1600, discountedPrice: 1600 }),
    aSelectedMedicine({ title: 'Whey, Jar of 500 g', price: 900, discountedPrice: 900 }),
  ]),
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: async () => {
    await screen.findByRole('table', { name: 'Products side by side' });
    await expect(cells('Unit price')).toEqual(['Unit price', '₹1,600.00 per kgLowest unit price', '₹1,800.00 per kg']);
  },
};

/** Packs that are all in kilograms have the unit of their cards. */
export const UnitOfCards: Story = {
  tags: ['behaviour'],
  beforeEach: compare([
    aSelectedMedicine({ title: 'Whey, Jar of 1 kg', price: 1600, discountedPrice: 1600 }),
    aSelectedMedicine({ title: 'Whey, Jar of 2 kg', price: 3000, discountedPrice: 3000 }),
  ]),
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: async () => {
    await screen.findByRole('table', { name: 'Products side by side' });
    await expect(cells('Unit price')).toEqual(['Unit price', '₹1,600.00 per kg', '₹1,500.00 per kgLowest unit price']);
  },
};

const rowNames = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

/** Facts and prices that are the same for all products are hidden on a click. */
export const OnlyDifferences: Story = {
  beforeEach: compare([
    aSelectedMedicine(),
    aSelectedMedicine({ title: 'Calmag D3 500 mg Tablet, Strip of 30', discountedPrice: 340, price: 380 }),
  ]),
  parameters: {
    msw: selling(aProduct(), aProduct({ id: 2, title: 'Calmag D3 500 mg Tablet, Strip of 30', price: 380 })),
  },
  play: async () => {
    await screen.findByRole('table', { name: 'Products side by side' });
    await expect(rowNames()).toContain('Category');
    const chip = screen.getByRole('button', { name: 'Only differences' });
    await user.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(rowNames()).toEqual(['Price', 'MRP', 'You save', 'Unit price', 'Actions']);
    await showFacts();
    await expect(await screen.findByText('The same for all of them.')).toBeVisible();
    await user.click(chip);
    await expect(rowNames()).toContain('What it is for');
    await expect(cells('What it is for')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Stop comparing: .* Strip of 30$/ }));
    await expect(screen.queryByRole('button', { name: 'Only differences' })).toBeNull();
  },
};

export const OnlyDifferencesMobile: Story = {
  beforeEach: OnlyDifferences.beforeEach,
  parameters: OnlyDifferences.parameters,
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Only differences' }));
    await expect(rowNames()).not.toContain('Category');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** The product that is no longer sold has the lowest price, and no mark. */
export const LowestOfThoseSold: Story = {
  tags: ['behaviour'],
  beforeEach: compare([
    aSelectedMedicine(),
    aSelectedMedicine({ title: 'Zinc 50 mg Tablet, Strip of 10', price: 100, discountedPrice: 90 }),
    aSelectedMedicine({ title: 'Calmag K2 1000 mg Tablet, Strip of 15', price: 150, discountedPrice: 135 }),
  ]),
  parameters: {
    msw: selling(aProduct(), aProduct({ id: 2, title: 'Calmag K2 1000 mg Tablet, Strip of 15', price: 150 })),
  },
  play: async () => {
    await screen.findByText('No longer sold.');
    await expect(cells('Price')).toEqual(['Price', '₹180.00', '₹90.00No longer sold.', '₹135.00Lowest price']);
  },
};

export const Empty: Story = {
  beforeEach: () => sessionStorage.clear(),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  },
};

export const Mobile: Story = {
  beforeEach: compare([aSelectedMedicine(), neem, aLongSelectedMedicine(), aSelectedMedicine({ title: 'Zinc' })]),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Products side by side' });
    await expect(await screen.findByText('Slide the table sideways to see all 4 products.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    // The third product is cut by the edge, as a sign that the table goes on.
    const third = screen.getAllByRole('columnheader')[3]!.getBoundingClientRect();
    await expect(third.left).toBeLessThan(320);
    await expect(third.right).toBeGreaterThan(360);
    region.scrollTo(region.scrollWidth, 0);
    const last = screen.getAllByRole('columnheader')[4]!;
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(360));
  },
};

/** The names of the products stay in view above their columns, also when the table has been moved sideways. */
export const NamesStayInViewMobile: Story = {
  beforeEach: Mobile.beforeEach,
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await showFacts();
    const row = await screen.findByRole('row', { name: /^How to keep it/ });
    const region = screen.getByRole('region', { name: 'Products side by side' });
    region.scrollTo(region.scrollWidth, 0);
    screen.getByRole('dialog').scrollTo(0, row.offsetTop);
    const name = screen.getByText('Neemila Face Wash', { ignore: 'a' });
    const { left, top } = screen.getByRole('columnheader', { name: /^Neemila/ }).getBoundingClientRect();
    await waitFor(() => expect(name.parentElement!.getBoundingClientRect().left).toBeCloseTo(left, 0));
    const title = screen.getByRole('heading', { name: 'Compare products' }).getBoundingClientRect();
    await expect(top).toBeLessThan(0);
    const box = name.getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(title.bottom);
    await expect(box.top).toBeLessThan(title.bottom + 32);
    // Nothing covers the name.
    const zinc = screen.getByText('Zinc', { ignore: 'a' }).getBoundingClientRect();
    await expect(document.elementFromPoint(zinc.left + 2, zinc.top + 4)).toHaveTextContent(/^Zinc$/);
  },
};

/** The stepper is wider than the column of a phone, in which it shrinks. */
export const InCartMobile: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    storeList(sessionStorage, 'niramaya.compared', [aSelectedMedicine(), neem]);
    storeCart(aCartItem({ quantity: 12 }));
  },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const stepper = await screen.findByRole('group', { name: /^Quantity of Calmag/ });
    const cell = stepper.closest('td')!.getBoundingClientRect();
    await expect(stepper.getBoundingClientRect().right).toBeLessThanOrEqual(cell.right);
    await expect(screen.getByRole('button', { name: /^Increase quantity/ })).toBeVisible();
    const toCart = screen.getByRole('link', { name: 'Go to cart' });
    await expect(toCart).toHaveAttribute('href', '/cart');
    // It is within the window without scrolling.
    await expect(toCart.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const anyFacts = {
  uses: 'Colds.\nCoughs.',
  per: 'Each tablet',
  contents: [],
  howToUse: 'Once a day.',
  askFirst: 'If you are pregnant.',
  storage: 'Below 30 °C.',
};

const showFacts = async () =>
  user.click(await screen.findByRole('button', { name: 'Show what is inside and how to use it' }));

/** The second product is one of which the shop has given no facts. */
export const Facts: Story = {
  beforeEach: compare([aSelectedMedicine(), aSelectedMedicine({ title: 'Zinc' }), neem]),
  play: async () => {
    await showFacts();
    await screen.findByRole('row', { name: /^What it is for/ });
    const contents = 'Each tabletCalcium500 mgVitamin D3250 IU';
    const ofNeem = 'In the tubeWater, mild surfactants and neem extractas on the pack';
    await expect(cells('What is inside')).toEqual(['What is inside', contents, ofNeem]);
    const none = 'The shop has given no details. Read the pack, or ask a pharmacist.';
    await expect(cells('What it is for')[2]).toBe(none);
    const note = 'Demonstration text; read the pack and ask a pharmacist.';
    await expect(cells('Please note')).toEqual(['Please note', note, note]);
    await user.click(screen.getByRole('button', { name: 'Hide what is inside and how to use it' }));
    await expect(screen.queryByRole('row', { name: /^What it is for/ })).toBeNull();
    await showFacts();
    await screen.findByRole('row', { name: /^What it is for/ });
  },
};

const detailsOf = (id: number, title: string, facts: { note?: string; language?: 'hi'; uses?: string } = {}) =>
  http.get(new RegExp(`/api/products/${id}$`), () =>
    HttpResponse.json({ ...aProduct({ id, title }), facts: { ...anyFacts, ...facts } }),
  );

/** The facts of one product are translated. A text in another language is not called a difference. */
export const OnlyDifferencesInTwoLanguages: Story = {
  tags: ['behaviour'],
  parameters: {
    msw: {
      handlers: {
        products: [
          detailsOf(1, aProduct().title),
          detailsOf(2, neem.title, { language: 'hi', uses: 'सर्दी और खाँसी' }),
          ...productHandlers.ready([aProduct(), aProduct({ id: 2, title: neem.title })]),
        ],
      },
    },
  },
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Only differences' }));
    await showFacts();
    const note = 'These details are not all in one language, so they cannot be compared. All of them are shown.';
    await expect(await screen.findByText(note)).toBeVisible();
    await expect(rowNames()).toEqual([
      'Please note',
      'What it is for',
      'What is inside',
      'How to use it',
      'Ask a doctor or pharmacist first',
      'How to keep it',
      'Price',
      'Unit price',
      'Category',
      'Actions',
    ]);
    await user.click(screen.getByRole('button', { name: 'Only differences' }));
    await expect(screen.queryByText(note)).toBeNull();
  },
};

/** A note is in the column of its product, because a warning about one product would else read as one about all. */
export const FactsWithOwnNotes: Story = {
  tags: ['behaviour'],
  beforeEach: compare([aSelectedMedicine(), neem, aSelectedMedicine({ title: 'Zinc' })]),
  parameters: {
    msw: {
      handlers: {
        products: [
          detailsOf(1, aProduct().title, { note: 'Not for children.' }),
          detailsOf(2, neem.title),
          ...productHandlers.ready([
            aProduct(),
            aProduct({ id: 2, title: neem.title }),
            aProduct({ id: 4, title: 'Zinc' }),
          ]),
        ],
      },
    },
  },
  play: async () => {
    await showFacts();
    const row = await screen.findByRole('row', { name: /^Please note/ });
    const [, ofCalmag, ofNeem, ...others] = [...(row as HTMLTableRowElement).cells];
    await expect([ofCalmag?.textContent, ofNeem?.textContent, others]).toEqual(['Not for children.', '', []]);
    const gap = 'The shop has not listed the contents. Read the pack, or ask a pharmacist.';
    await expect(cells('What is inside')[1]).toBe(gap);
    const uses = screen.getByRole('row', { name: /^What it is for/ }) as HTMLTableRowElement;
    await expect(uses.cells[1]?.innerText).toBe('Colds.\nCoughs.');
  },
};

/** A note that all products have is one cell. */
export const FactsMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await showFacts();
    await screen.findByRole('row', { name: /^How to keep it/ });
    const note = 'Demonstration text; read the pack and ask a pharmacist.';
    await expect(cells('Please note')).toEqual(['Please note', note]);
    // Both columns are in view.
    const region = screen.getByRole('region', { name: 'Products side by side' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** The prices are on their way too. Until they come, the table has those of the day of the choice. */
/** The columns of three products are as narrow with the facts as without them. */
export const FactsOfThreeMobile: Story = {
  beforeEach: compare([aSelectedMedicine(), aSelectedMedicine({ title: 'Zinc' }), neem]),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await showFacts();
    const row = (await screen.findByRole('row', { name: /^What it is for/ })) as HTMLTableRowElement;
    await expect([...row.cells].slice(1).map((cell) => cell.offsetWidth)).toEqual([108, 108, 108]);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { products: productHandlers.loading() } } },
  play: async () => {
    await showFacts();
    await expect(await screen.findByText('Loading what is inside')).toBeVisible();
  },
};

const pricesFail: Story['play'] = async () => {
  await screen.findByText(/^Today’s prices could not be loaded/);
  await expect(screen.getByRole('button', { name: 'Check the prices again' })).toBeVisible();
  await showFacts();
  await expect(await screen.findByRole('alert')).toHaveTextContent('The details could not be loaded.');
};

export const Failed: Story = {
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: pricesFail,
};

export const Offline: Story = {
  parameters: { msw: { handlers: { products: productHandlers.offline() } } },
  play: pricesFail,
};

export const FactsFailThenTryAgain: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { products: detailsHandlers.failedOnce() } } },
  play: async () => {
    await showFacts();
    await expect(await screen.findByRole('alert')).toHaveTextContent('The details could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('row', { name: /^What it is for/ });
    await expect(screen.getByRole('button', { name: 'Hide what is inside and how to use it' })).toHaveFocus();
  },
};

/** The device is connected again: the facts come by themselves, the focus stays in their rows, and nothing scrolls. */
export const ConnectedAgain: Story = {
  tags: ['behaviour'],
  parameters: {
    msw: {
      handlers: {
        products: [
          http.get(/\/api\/products\/\d$/, () => HttpResponse.error(), { once: true }),
          ...productHandlers.ready(),
        ],
      },
    },
  },
  play: async () => {
    await showFacts();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const scrolledPx = await scrolledBy(
      retry,
      async () => {
        window.dispatchEvent(new Event('online'));
        await screen.findByRole('row', { name: /^What it is for/ });
      },
      screen.getByRole('dialog'),
    );
    await expect(scrolledPx).toBe(0);
    await expect(screen.getByRole('button', { name: 'Hide what is inside and how to use it' })).toHaveFocus();
  },
};

export const PricesHaveChanged: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { products: productHandlers.ready([aProduct({ price: 100 })]) } } },
  play: async () => {
    await screen.findByText('Price was ₹180.00, now ₹90.00.');
    await expect(cells('Price')).toEqual(['Price', '₹90.00Price was ₹180.00, now ₹90.00.', '₹134.55No longer sold.']);
    await expect(screen.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Stop comparing: Neemila Face Wash, Tube of 100 ml' }));
    await expect(cells('Price')).toEqual(['Price', '₹90.00Price was ₹180.00, now ₹90.00.']);
    await expect(screen.getByRole('region', { name: 'Products side by side' })).toHaveFocus();
  },
};

export const PartlyUnreadable: Story = {
  tags: ['behaviour'],
  beforeEach: compare([neem, aSelectedMedicine({ price: 1e21 })]),
  play: async () => {
    await screen.findByRole('table', { name: 'Products side by side' });
    await expect(cells('Price')).toEqual(['Price', '₹134.55']);
    const notice = 'Some products that you chose cannot be read: they are damaged. Choose them again in the list.';
    await expect(screen.getByText(notice)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'See My data' })).toBeVisible();
  },
};

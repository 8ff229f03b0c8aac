import type { SelectedMedicine } from '@niramaya/contract';
import { aCartItem, aLongSelectedMedicine, aSelectedMedicine } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DetailsSkeleton } from './DetailsSkeleton';
import { MedicineDetailsScreen } from './MedicineDetailsScreen';

const store = (medicine: SelectedMedicine) => () => {
  localStorage.setItem('medicine_details', JSON.stringify(medicine));
};

/** Another tab chooses a product: the same storage, and an event that only the other tabs receive. */
async function chooseInAnotherTab(title: string) {
  store(aSelectedMedicine({ title }))();
  window.dispatchEvent(new StorageEvent('storage', { key: 'medicine_details' }));
  await new Promise(requestAnimationFrame);
}

const meta = {
  id: 'feature-medicines-medicinedetailsscreen',
  title: 'Screens/MedicineDetailsScreen',
  component: MedicineDetailsScreen,
  parameters: {
    onlyAt: 'w1280',
    inShop: true,
    layout: 'fullscreen',
    route: '/medicinesdetails',
  },
  beforeEach: store(aSelectedMedicine()),
} satisfies Meta<typeof MedicineDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['DETAIL-01', 'DETAIL-02', 'DETAIL-03', 'DETAIL-04', 'DETAIL-05'] },
  play: async ({ canvas }) => {
    const title = 'Calmag D3 500 mg Tablet, Strip of 15';
    await expect(canvas.getByRole('img', { name: title })).toHaveAttribute('src', '/api/pictures/1.svg');
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getAllByText('₹180.00')[0]).toBeVisible();
    await expect(canvas.getAllByText('₹200.00')[0]?.tagName).toBe('DEL');
    await expect(canvas.getByText('10% off')).toBeVisible();
    await expect(canvas.getAllByText('Vitamins').at(-1)).toBeVisible();
    await expect(canvas.getByText('4.0')).toBeVisible();
    await expect(canvas.getByText('No prescription needed')).toBeVisible();
  },
};

/** What is prerendered: storage has not been read yet. */
export const Loading: Story = {
  render: () => <DetailsSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Product details');
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  parameters: { requirements: ['DETAIL-18'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No product is open here yet');
    await expect(canvas.getByRole('link', { name: 'See all medicines' })).toHaveAttribute('href', '/medicines');
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  },
};

/** What storage holds cannot be read: as if nothing were stored, and no crash. */
export const Failed: Story = {
  beforeEach: () => localStorage.setItem('medicine_details', '{"title":"Calmag","price":'),
  parameters: { requirements: ['DETAIL-18'] },
  play: Empty.play,
};

/** Foreign data of the right form of JSON and the wrong fields. */
export const ForeignStorage: Story = {
  beforeEach: () => localStorage.setItem('medicine_details', '{"title":"","rating":"good"}'),
  parameters: { requirements: ['DETAIL-18'] },
  play: Empty.play,
};

/** The product is in storage alone: the address names none, and a fresh page shows it. */
export const StorageCarriesTheProduct: Story = {
  tags: ['behaviour'],
  beforeEach: store(
    aSelectedMedicine({
      title: 'Neemila Face Wash, Tube of 100 ml',
      category: 'skinCare',
      image: '/api/pictures/4.svg',
    }),
  ),
  parameters: { requirements: ['STORAGE-09', 'ROUTE-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neemila Face Wash, Tube of 100 ml');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicinesdetails$/);
  },
};

const neem = aSelectedMedicine({ title: 'Neemila Face Wash, Tube of 100 ml' });
const entryWith = (state: unknown) => ({ route: { pathname: '/medicinesdetails', state } });

/** Each history entry has its product. What another tab chooses meanwhile, and afterwards, does not replace it. */
export const TheEntryHasItsProduct: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['STORAGE-09'], ...entryWith({ product: neem }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neemila Face Wash, Tube of 100 ml');
    await chooseInAnotherTab('Zincora 50 mg');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neemila Face Wash, Tube of 100 ml');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(localStorage.getItem('cart_data')).toContain('Neemila Face Wash, Tube of 100 ml');
  },
};

/** A saved product opens with the price of then. Today's price is stored when it arrives, and the entry takes it. */
export const TheEntryTakesTodaysPrice: Story = {
  tags: ['behaviour'],
  parameters: entryWith({ product: neem }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neemila Face Wash, Tube of 100 ml');
    store({ ...neem, price: 500, discountedPrice: 444 })();
    window.dispatchEvent(new StorageEvent('storage', { key: 'medicine_details' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('₹444.00'));
  },
};

const calmagStays: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Calmag D3 500 mg Tablet, Strip of 15');
  await chooseInAnotherTab('Zincora 50 mg');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Calmag D3 500 mg Tablet, Strip of 15');
};

/** A typed address has no product in its entry. It takes the one that was chosen last, and keeps it. */
export const AnEntryKeepsWhatItShows: Story = { tags: ['behaviour'], play: calmagStays };

/** Other code wrote the state of the entry. */
export const ForeignEntry: Story = {
  tags: ['behaviour'],
  parameters: entryWith({ product: { title: 'Zinc' }, page: 2 }),
  play: calmagStays,
};

/** An entry without a product in a tab that has opened one. Another tab has chosen a product since. */
export const TheTabHasItsProduct: Story = {
  tags: ['behaviour'],
  parameters: entryWith('text'),
  beforeEach: () => sessionStorage.setItem('niramaya.product', JSON.stringify(neem)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neemila Face Wash, Tube of 100 ml');
  },
};

/** A new address names its product by the title where the shop does not have its id. */
export const NamedByItsTitle: Story = {
  tags: ['behaviour'],
  parameters: {
    route: '/medicinesdetails?title=Calmag+D3+500+mg+Tablet%2C+Strip+of+15',
    msw: { handlers: { products: productHandlers.ready() } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Calmag D3 500 mg/ })).toBeVisible();
  },
};

/** A shared address shows its product and leaves the one that was opened last where it is, for the ordinary address. */
export const SharedAddressLeavesStorageAlone: Story = {
  tags: ['behaviour'],
  beforeEach: store(aSelectedMedicine({ title: 'Neemila Face Wash, Tube of 100 ml' })),
  parameters: {
    requirements: ['STORAGE-09', 'ROUTE-05'],
    route: '/medicinesdetails?id=1',
    msw: { handlers: { products: productHandlers.ready() } },
  },
  play: async ({ canvas }) => {
    const before = localStorage.getItem('medicine_details');
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Calmag D3 500 mg/ })).toBeVisible();
    await expect(localStorage.getItem('medicine_details')).toBe(before);
  },
};

export const RatingThreeHasEmi: Story = {
  tags: ['behaviour'],
  beforeEach: store(aSelectedMedicine({ rating: 3 })),
  parameters: { requirements: ['DETAIL-06', 'VALID-23', 'CONST-50'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available on Emi')).toBeVisible();
    await expect(canvas.getByText('3.0')).toBeVisible();
  },
};

export const RatingBelowThreeHasNoEmi: Story = {
  tags: ['behaviour'],
  beforeEach: store(aSelectedMedicine({ rating: 2.9 })),
  parameters: { requirements: ['DETAIL-06', 'VALID-24'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Available on Emi')).toBeVisible();
    await expect(canvas.queryByText('Available on Emi')).toBeNull();
  },
};

const buyOnce: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
  await expect(await screen.findByText('Added successfully')).toBeVisible();
  await expect(JSON.parse(localStorage.getItem('cart_data') ?? '[]')).toEqual([
    {
      image: '/api/pictures/1.svg',
      title: 'Calmag D3 500 mg Tablet, Strip of 15',
      price: 200,
      discountedPrice: 180,
      quantity: 1,
    },
  ]);
};

/** In the cart: a line beside the button says it, with a link to the cart. */
export const AddThenAddedSuccessfully: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['DETAIL-07', 'DETAIL-08', 'ERROR-27', 'STORAGE-04', 'STORAGE-05'] },
  play: async (context) => {
    await buyOnce(context);
    await expect(context.canvas.getAllByText(/In your cart: 1/)[0]).toBeVisible();
    await expect(context.canvas.getAllByRole('link', { name: 'Go to cart' })[0]).toHaveAttribute('href', '/cart');
  },
};

export const AddThenAddedSuccessfullyMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  parameters: { requirements: ['DETAIL-07', 'DETAIL-08'] },
  play: buyOnce,
};

/** The same title is refused whatever else differs. */
export const AddTwiceThenAlreadyInCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    store(aSelectedMedicine({ image: '/api/pictures/9.svg', price: 10 }))();
    localStorage.setItem('cart_data', JSON.stringify([aCartItem({ quantity: 3 })]));
  },
  parameters: { requirements: ['VALID-17', 'ERROR-05'] },
  play: async ({ canvas }) => {
    const before = localStorage.getItem('cart_data');
    await expect(canvas.getByText(/In your cart: 3/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const text = await screen.findByText('Item Already exist in Cart');
    await expect(text.closest('[data-part=root]')).toHaveAttribute('data-type', 'error');
    await expect(localStorage.getItem('cart_data')).toBe(before);
  },
};

export const DoubleClickAddsOnceAndSaysNoMore: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart' });
    await userEvent.dblClick(add);
    await expect(await screen.findAllByText('Added successfully')).toHaveLength(1);
    await expect(screen.queryByText('Item Already exist in Cart')).toBeNull();
    await userEvent.click(add);
    await expect(await screen.findByText('Item Already exist in Cart')).toBeVisible();
  },
};

const badges = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Safe and Effective' }).querySelectorAll('li');

export const SafeAndEffective: Story = {
  parameters: { requirements: ['DETAIL-09', 'DETAIL-10', 'DETAIL-11', 'DETAIL-12'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Safe and Effective' })).toBeVisible();
    const texts = [...badges(canvasElement)].map((badge) => badge.textContent);
    await expect(texts.slice(0, 3)).toEqual(['Paraben free', 'Sulfate free', 'Silicone free']);
  },
};

export const SixBadges: Story = {
  parameters: { requirements: ['DETAIL-13', 'DETAIL-14', 'DETAIL-15'] },
  play: async ({ canvasElement }) => {
    const texts = [...badges(canvasElement)].map((badge) => badge.textContent);
    await expect(texts.slice(3)).toEqual(['Cruelty free', 'Allergen free', 'Alcohol free']);
  },
};

export const AboutGivesFourReasons: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['DETAIL-16', 'DETAIL-17'] },
  play: async ({ canvas }) => {
    const about = canvas.getByRole('region', { name: 'about' });
    await expect(within(about).getByText('about')).toBeVisible();
    await expect(within(about).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };

export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  beforeEach: store(
    aSelectedMedicine({
      category: 'ayurveda',
      title: 'Ashwashakti Churna, Jar of 100 g',
      image: '/api/pictures/5.svg',
    }),
  ),
};

export const LongContent: Story = { beforeEach: store(aLongSelectedMedicine()) };

export const LongContentMobile: Story = { ...LongContent, globals: { viewport: { value: 'w360' } } };

export const MissingPicture: Story = { beforeEach: store(aSelectedMedicine({ image: '/api/pictures/missing.svg' })) };

/** Written by a version that knows another shelf: the name is shown as it is, the advice is general. */
export const UnknownCategory: Story = {
  beforeEach: store(aSelectedMedicine({ category: 'Pet care' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pet care')).toBeVisible();
    await expect(canvas.getByText(/have a long-term illness/)).toBeVisible();
  },
};

import { offerState, type SelectedMedicine } from '@niramaya/contract';
import { aCartItem, aLongSelectedMedicine, anOffer, aSelectedMedicine, cartData, storeCart } from '@niramaya/fixtures';
import { useGetOffersQuery } from '@niramaya/data-access';
import { detailsHandlers, offerHandlers, productHandlers } from '@niramaya/fixtures/msw';
import { scrolledBy } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MedicineDetailsScreen } from './MedicineDetailsScreen';
import { NoPrescription, ProductClaims } from './ProductClaims';
import { DetailsSkeleton } from './ProductSummary';

const store = (medicine: SelectedMedicine) => () => localStorage.setItem('medicine_details', JSON.stringify(medicine));

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
    await expect(canvas.getByText('Available on Emi')).toBeVisible();
    const claim = canvas.getByText('No prescription needed');
    await expect(claim).toBeVisible();
    await expect(claim.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('button', { name: 'Add to Cart' }).getBoundingClientRect().top,
    );
    const returns =
      'A wrong, damaged, leaking or expired product can be returned within 7 days of delivery, unopened unless the fault is inside.';
    await expect(canvas.getByText(returns)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Returns and refunds' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Niramaya`));
  },
};

export const Loading: Story = { render: () => <DetailsSkeleton /> };

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  parameters: { requirements: ['DETAIL-18'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No product is open here yet');
    await expect(canvas.getByRole('link', { name: 'See all medicines' })).toHaveAttribute('href', '/medicines');
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  },
};

/** The history entry begins without a product, as after a typed address, and keeps the one that it shows first. */
export const EntryKeepsProduct: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const storeElsewhere = (overrides: Partial<SelectedMedicine>) => {
      store(aSelectedMedicine(overrides))();
      window.dispatchEvent(new StorageEvent('storage', { key: 'medicine_details' }));
    };
    storeElsewhere({ title: 'Zincora 50 mg' });
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Calmag D3 500 mg Tablet, Strip of 15');
    storeElsewhere({ price: 500, discountedPrice: 444 });
    await waitFor(() => expect(canvasElement).toHaveTextContent('₹444.00'));
  },
};

/** A request without a handler fails a story, so this one also shows that the note of the offer sends none. */
export const FromOffer: Story = {
  parameters: {
    requirements: ['AMB-65'],
    route: { pathname: '/medicinesdetails', state: offerState(anOffer({ image: '/api/pictures/1.svg' })) },
  },
  play: async ({ canvas }) => {
    const line = 'In the offer that you chose: ₹300.00 (Pack of 2, 25% off).';
    await expect(await canvas.findByText(line)).toBeVisible();
    await expect(canvas.getByText('Your offer: ₹300.00 (Pack of 2)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to cart' })).toBeNull();
    const title = 'Calmag D3 500 mg Tablet, Strip of 15 (Pack of 2)';
    await userEvent.click(canvas.getByRole('button', { name: `Add this offer: ${title} to cart` }));
    await expect(await canvas.findByRole('group', { name: `Quantity of ${title}` })).toBeVisible();
    await expect(cartData()).toEqual([
      { image: '/api/pictures/1.svg', title, price: 400, discountedPrice: 300, quantity: 1 },
    ]);
    await expect(canvas.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  },
};

export const FromOfferMobile: Story = {
  parameters: FromOffer.parameters,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^In the offer that you chose/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Other offers' })).toHaveAttribute('href', '/offers');
  },
};

/** The bar sells the offer that the shopper has chosen, and then leads to the cart. It keeps its height. */
export const BarSellsOffer: Story = {
  tags: ['behaviour'],
  parameters: { ...FromOffer.parameters, requirements: ['DETAIL-07'] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const title = 'Calmag D3 500 mg Tablet, Strip of 15 (Pack of 2)';
    const buttons = await canvas.findAllByRole('button', { name: `Add this offer: ${title} to cart` });
    const add = buttons.at(-1)!;
    const before = bottomRow(add);
    await expect(before.isAtEdge).toBe(true);
    await expect(before.height).toBeLessThanOrEqual(73);
    await expect(add.parentElement).toHaveTextContent('Price ₹300.00Pack of 2Add this offer');
    const below = () =>
      canvas.getByText('What is inside and how to use it').getBoundingClientRect().top + window.scrollY;
    const top = below();
    await userEvent.click(add);
    await expect(below()).toBe(top);
    await expect(cartData()).toEqual([
      { image: '/api/pictures/1.svg', title, price: 400, discountedPrice: 300, quantity: 1 },
    ]);
    const bar = (await canvas.findByText('Pack of 2 is in your cart')).parentElement!;
    const link = within(bar).getByRole('link', { name: 'Go to cart' });
    await expect(bottomRow(link)).toEqual(before);
    await expect(link).toHaveFocus();
    // One pack without the offer is in the page, and the bar then counts it.
    const one = canvas.getByText('One pack');
    await expect(one.nextSibling).toBe(canvas.getByRole('button', { name: 'Add to Cart' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await userEvent.click(within(bar).getByRole('button', { name: /^Remove .* from the cart$/ }));
    await expect(within(bar).getByRole('link', { name: 'Go to cart' })).toHaveFocus();
  },
};

/** The cart alone names the offer, as after a reload of a page that the shopper has opened another way. */
export const OfferInCart: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () =>
    storeCart(
      aCartItem({ title: 'Calmag D3 500 mg Tablet, Strip of 15 (Pack of 2)', price: 400, discountedPrice: 300 }),
    ),
  play: async ({ canvas }) => {
    const line = await canvas.findByText('In your cart as an offer: ₹300.00 (Pack of 2)');
    // The bar covers the lower 72 px of a screen of 360 × 740 px.
    await expect(line.getBoundingClientRect().bottom).toBeLessThan(740 - 72);
  },
};

/** Fetches the offers, as the screen of the offers has in this tab. */
function FetchedOffers() {
  useGetOffersQuery();
  return null;
}

/** The shopper has seen the offers, and has come to the product another way. Adding the offer moves nothing. */
export const KnownOffer: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  parameters: { msw: { handlers: { offers: offerHandlers.ready([anOffer()]) } } },
  decorators: [
    (Story) => (
      <>
        <FetchedOffers />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In today’s offers: ₹300.00 (Pack of 2, 25% off).')).toBeVisible();
    await expect(canvas.getByText('Today’s offer: ₹300.00 (Pack of 2)')).toBeVisible();
    const below = () =>
      canvas.getByText('What is inside and how to use it').getBoundingClientRect().top + window.scrollY;
    const before = below();
    await userEvent.click(canvas.getByRole('button', { name: /^Add this offer: / }));
    await expect(canvas.getByText('In your cart as an offer: ₹300.00 (Pack of 2)')).toBeVisible();
    await expect(below()).toBe(before);
    await expect(cartData()).toMatchObject([{ title: 'Calmag D3 500 mg Tablet, Strip of 15 (Pack of 2)' }]);
  },
};

export const FromOfferOfAnotherProduct: Story = {
  tags: ['behaviour'],
  parameters: { route: { pathname: '/medicinesdetails', state: offerState(anOffer({ title: 'Zincora 50 mg' })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Calmag D3 500 mg Tablet, Strip of 15');
    await expect(canvas.queryByText(/^In the offer that you chose/)).toBeNull();
  },
};

/** A line next to the price names the caution, and the product can be bought all the same. */
export const CautionAtPrice: Story = {
  beforeEach: store(
    aSelectedMedicine({ title: 'Pachanika Jeera Antacid Powder, Sachet of 5 g', category: 'ayurveda' }),
  ),
  play: async ({ canvas }) => {
    const line = 'Do not take it if you must limit salt: it has a lot of sodium.';
    await expect(await canvas.findByText(line)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(await screen.findByText('Added successfully')).toBeVisible();
  },
};

/** A food names its allergens next to the price too, above its caution. */
export const AllergenAtPriceMobile: Story = {
  beforeEach: store(
    aSelectedMedicine({ title: 'Whevana Whey Kesar Pista Trial Pack, Sachet of 36 g', category: 'nutrition' }),
  ),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const allergy = await canvas.findByText('It has nuts and milk: not for anyone who is allergic to them.');
    await expect(allergy).toBeVisible();
    await expect(canvas.getByText('If you have kidney disease, ask your doctor first.')).toBeVisible();
    await expect(allergy.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText('When can it reach you?').getBoundingClientRect().top,
    );
  },
};

const buyOnce: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
  await expect(await screen.findByText('Added successfully')).toBeVisible();
};

export const AddThenAddedSuccessfully: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['DETAIL-07', 'DETAIL-08', 'ERROR-27'] },
  play: async (context) => {
    await buyOnce(context);
    await expect(context.canvas.getAllByText(/In your cart: 1/)[0]).toBeVisible();
    await expect(context.canvas.getAllByRole('link', { name: 'Go to cart' })[0]).toHaveAttribute('href', '/cart');
  },
};

/** The note refuses a guest as the cart button of the header does. */
export const GuestSeesSignInAtCartLink: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeCart(aCartItem()),
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Go to cart' });
    await userEvent.click(link!);
    await expect((await screen.findByText('Please login')).textContent).toBe('Please login');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicinesdetails$/);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
  },
};

/**
 * On a phone, the bar names the login before the press, and asks for it after the press. The login closes the toast.
 */
export const GuestLogsInFromBar: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => storeCart(aCartItem()),
  play: async ({ canvas }) => {
    const bar = (await canvas.findByRole('link', { name: 'Go to cart' })).parentElement!;
    await expect(bar).toHaveTextContent('1 product, log in to open');
    await userEvent.click(within(bar).getByRole('link', { name: 'Go to cart' }));
    await expect(bar).toHaveTextContent('Log in to see your cart. The product is kept.');
    await expect(await screen.findByText('Please login')).toBeVisible();
    await userEvent.click(within(bar).getByRole('link', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await waitFor(() => expect(screen.queryByText('Please login')).toBeNull());
  },
};

export const LoggedInOpensCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    storeCart(aCartItem());
    localStorage.setItem('validkey', 'Asha');
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Go to cart' });
    await userEvent.click(link!);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/cart$/);
  },
};

/** Returns the row at the lower edge of the window that has a control. */
const bottomRow = (control: HTMLElement) => {
  const { top, bottom, height } = control.parentElement!.getBoundingClientRect();
  return { top, height, isAtEdge: Math.abs(bottom - window.innerHeight) <= 1 };
};

/**
 * In the bar the quantity and the way on take the place of the price and Add to Cart, and the row stays as it is, with
 * the words for a guest.
 */
export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { requirements: ['DETAIL-07', 'DETAIL-08'] },
  play: async (context) => {
    const { canvas } = context;
    const before = bottomRow(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(before.isAtEdge).toBe(true);
    // Add to Cart moves into the page, into a line that was there before.
    const pageHeight = document.documentElement.scrollHeight;
    await buyOnce(context);
    await expect(document.documentElement.scrollHeight).toBe(pageHeight);
    const link = await canvas.findByRole('link', { name: 'Go to cart' });
    await expect(bottomRow(link)).toEqual(before);
    await expect(canvas.getByRole('link', { name: /^1 In cart/ })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: /^Quantity of/ }).parentElement).toBe(link.parentElement);
  },
};

/** The bar has one row also while the cart has another product: two rows would hide a fifth of a small window. */
export const OtherInCartMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => storeCart(aCartItem({ title: 'Zincora 50 mg' })),
  play: async ({ canvas }) => {
    await expect(bottomRow(canvas.getByRole('button', { name: 'Add to Cart' })).isAtEdge).toBe(true);
    await expect(canvas.queryByRole('region', { name: 'Your cart' })).toBeNull();
  },
};

/** A price of five figures and its MRP are above each other, so that the button stays in their row. */
export const LongPriceMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: store(aSelectedMedicine({ price: 28_490, discountedPrice: 24_216.65 })),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    await expect(bottomRow(button).height).toBeLessThanOrEqual(72);
    const [, mrp] = canvas.getAllByText('₹28,490.00').map((text) => text.getBoundingClientRect());
    await expect(mrp!.right).toBeLessThan(button.getBoundingClientRect().left);
    await expect(mrp!.bottom).toBeLessThan(window.innerHeight);
  },
};

/** The second tap of a double tap lands on the link to the cart, which must not open. */
export const DoubleTapAddsOnce: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    const tap = (control: HTMLElement) =>
      control.dispatchEvent(
        new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }),
      );
    tap(canvas.getByRole('button', { name: 'Add to Cart' }));
    tap(await canvas.findByRole('link', { name: 'Go to cart' }));
    await expect(await screen.findAllByText('Added successfully')).toHaveLength(1);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicinesdetails$/);
  },
};

/** In a wide window the controls move up to the pointer, so the second click of a double-click may land on the link. */
export const DoubleClickAddsOnce: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1280' } },
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    const click = (control: HTMLElement, detail: number) =>
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    click(canvas.getByRole('button', { name: 'Add to Cart' }), 1);
    click(await canvas.findByRole('link', { name: 'Go to cart' }), 2);
    click(canvas.getByRole('button', { name: /^Increase quantity of/ }), 2);
    await expect(await screen.findAllByText('Added successfully')).toHaveLength(1);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicinesdetails$/);
    await expect(cartData()).toMatchObject([{ quantity: 1 }]);
  },
};

/** The stepper disappears with the last pack, so the focus moves to the button that takes its place. */
export const RemovedOnPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => storeCart(aCartItem()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove .* from the cart$/ }));
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Go to cart' })).toBeNull();
  },
};

/** On a phone, too, a second try is refused. The button is in the page, because the bar leads on to the cart. */
export const AddTwiceMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => storeCart(aCartItem()),
  parameters: { requirements: ['DETAIL-07', 'VALID-17'] },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add to Cart' });
    // The quantity before the button keeps it from seeming a first offer.
    const quantity = canvas.getByText('In cart: 1');
    await expect(quantity.nextSibling).toBe(add);
    await expect(Math.abs(quantity.getBoundingClientRect().bottom - add.getBoundingClientRect().bottom)).toBeLessThan(
      20,
    );
    await userEvent.click(add);
    await expect(await screen.findByText('Item Already exist in Cart')).toBeVisible();
  },
};

/** While the product is in the cart, the way on to the cart is the filled control, and Add to Cart is the quiet one. */
export const InCart: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async (context) => {
    const { canvas } = context;
    const background = (control: HTMLElement) => getComputedStyle(control).backgroundColor;
    const add = canvas.getByRole('button', { name: 'Add to Cart' });
    const filled = background(add);
    const pageHeight = document.documentElement.scrollHeight;
    await buyOnce(context);
    await expect(document.documentElement.scrollHeight).toBe(pageHeight);
    await userEvent.unhover(add);
    await expect(background(await canvas.findByRole('link', { name: 'Go to cart' }))).toBe(filled);
    await waitFor(() => expect(background(add)).not.toBe(filled));
  },
};

export const AddTwice: Story = {
  tags: ['state:refused'],
  beforeEach: () => storeCart(aCartItem({ quantity: 3 })),
  parameters: { requirements: ['ERROR-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/In your cart: 3/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const text = await screen.findByText('Item Already exist in Cart');
    await expect(text.closest('[data-part=root]')).toHaveAttribute('data-type', 'error');
  },
};

const badges = (canvasElement: HTMLElement) =>
  [...within(canvasElement).getByRole('region', { name: 'Safe and Effective' }).querySelectorAll('li')].map(
    (badge) => badge.textContent,
  );

/**
 * The claims of the requirements are those of the demo products, and a product of another catalogue has none of them.
 */
export const OwnCatalogue: Story = {
  tags: ['behaviour'],
  render: () => (
    <>
      <section aria-label="The demo">
        <NoPrescription />
        <ProductClaims medicine={aSelectedMedicine()} />
      </section>
      <section aria-label="Another catalogue">
        <NoPrescription ownCatalogue />
        <ProductClaims medicine={aSelectedMedicine()} ownCatalogue />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const demo = canvas.getByRole('region', { name: 'The demo' });
    for (const claim of ['Available on Emi', 'No prescription needed', 'Paraben free'])
      await expect(within(demo).getByText(claim)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Another catalogue' })).toBeEmptyDOMElement();
  },
};

export const LongContent: Story = {
  beforeEach: store(aLongSelectedMedicine()),
  parameters: { requirements: ['DETAIL-09', 'DETAIL-10', 'DETAIL-11', 'DETAIL-12'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Safe and Effective' })).toBeVisible();
    await expect(badges(canvasElement).slice(0, 3)).toEqual(['Paraben free', 'Sulfate free', 'Silicone free']);
  },
};

export const LongContentMobile: Story = {
  ...LongContent,
  globals: { viewport: { value: 'w360' } },
  parameters: { requirements: ['DETAIL-13', 'DETAIL-14', 'DETAIL-15', 'DETAIL-16', 'DETAIL-17'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(badges(canvasElement).slice(3)).toEqual(['Cruelty free', 'Allergen free', 'Alcohol free']);
    const about = within(canvas.getByRole('region', { name: 'about' }));
    await expect(about.getByText('about')).toBeVisible();
    await expect(about.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The category is one that this version does not know. The low rating excludes payment by instalments (EMI). */
export const UnknownCategory: Story = {
  beforeEach: store(aSelectedMedicine({ category: 'Pet care', rating: 2.9 })),
  parameters: { requirements: ['DETAIL-06', 'VALID-24'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pet care')).toBeVisible();
    await expect(canvas.getByText('Not Available on Emi')).toBeVisible();
    await expect(canvas.queryByText('Available on Emi')).toBeNull();
  },
};

const purpose = 'What it is for, when to ask a doctor';

const openFacts = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByText('What is inside and how to use it'));

/**
 * The line under the price has what the title says, without a request. The line under the name shows the use and who
 * should ask first in place. The button below them opens the other facts, without these two a second time. Once they
 * are closed, the facts have them.
 */
export const UseOpensFacts: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { products: productHandlers.ready() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tablet · Strip of 15')).toBeVisible();
    const line = canvas.getByText(purpose).closest('summary')!;
    await userEvent.click(line);
    await expect(await canvas.findByText(/^Adds calcium to a diet/)).toBeVisible();
    await expect(canvas.getByText('Ask a doctor or pharmacist first').nextSibling).toHaveTextContent(/kidney/i);
    await expect(line).toHaveFocus();
    await expect(canvas.queryByText('What it is for')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More: inside, how to use' }));
    await expect(await canvas.findByText('How to keep it')).toBeVisible();
    await expect(canvas.getByText('What is inside and how to use it').closest('summary')).toHaveFocus();
    await expect(canvas.getByText(/^Adds calcium to a diet/)).toBeVisible();
    await expect(canvas.getByText('Ask a doctor or pharmacist first')).toBeVisible();
    await userEvent.click(line);
    await expect(await canvas.findByText('What it is for')).toBeVisible();
    await expect(canvas.getByText(/^Adds calcium to a diet/)).toBeVisible();
  },
};

/** On a small phone the line that opens the use, and the price, are seen above the bar without scrolling. */
export const UseInFirstScreenMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: store(aSelectedMedicine({ title: 'Garudavita Omega 3 Fish Oil 1000 mg Softgel, Bottle of 60' })),
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    const smallHeightPx = 740;
    // The header of the shop, which a story of a screen lacks, in px.
    const headerHeightPx = 147;
    const bar = canvas.getByRole('button', { name: 'Add to Cart' }).parentElement!;
    const line = canvas.getByText(purpose).closest('details')!.getBoundingClientRect();
    const [price] = canvas.getAllByText('₹180.00').map((text) => text.getBoundingClientRect());
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom).toBeLessThan(line.top);
    await expect(line.bottom).toBeLessThan(price!.top);
    await expect(price!.bottom + headerHeightPx).toBeLessThan(smallHeightPx - bar.offsetHeight);
  },
};

/** On a phone the bar at the lower edge would hide the answer, so it scrolls up until it is above the bar. */
export const UseAboveBarMobile: Story = {
  ...UseOpensFacts,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    await userEvent.click(canvas.getByText(purpose));
    const answer = await canvas.findByText(/^Adds calcium to a diet/);
    const bar = canvas.getByRole('button', { name: 'Add to Cart' }).parentElement!;
    await waitFor(() =>
      expect(answer.parentElement!.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
    await expect(answer.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** The facts open below the window, so the button scrolls to their line. A second press then moves nothing. */
export const UseScrollsToFacts: Story = {
  ...UseOpensFacts,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    await userEvent.click(canvas.getByText(purpose));
    const button = await canvas.findByRole('button', { name: 'More: inside, how to use' });
    const disclosure = canvas.getByText('What is inside and how to use it').closest('details')!;
    await expect(disclosure.getBoundingClientRect().bottom + 200).toBeGreaterThan(window.innerHeight);
    await userEvent.click(button);
    await canvas.findByText('How to keep it');
    await waitFor(() => expect(disclosure.getBoundingClientRect().top).toBeLessThan(100));
    await expect(disclosure.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const scrolledPx = window.scrollY;
    await userEvent.click(button);
    await expect(window.scrollY).toBe(scrolledPx);
    await expect(disclosure.querySelector('summary')).toHaveFocus();
  },
};

/** A shopper who opens the facts by their own line has them before the eyes already, and the page stays. */
export const FactsByTheirLineStay: Story = {
  ...UseOpensFacts,
  play: async ({ canvas }) => {
    const line = canvas.getByText('What is inside and how to use it').closest('summary')!;
    const scrolledPx = await scrolledBy(line, async () => {
      await openFacts(canvas);
      await canvas.findByText('How to keep it');
    });
    await expect(scrolledPx).toBe(0);
  },
};

/**
 * The requirements fix the badge, which is not true of a bar of almonds. The sentence needs no facts, so no request.
 */
export const NutsAboveBadges: Story = {
  tags: ['behaviour'],
  beforeEach: store(
    aSelectedMedicine({ title: 'Satvabar Almond and Date 10 g Protein Bar, Sachet of 50 g', category: 'nutrition' }),
  ),
  play: async ({ canvas }) => {
    const sentence =
      'By its name, this product has nuts. “Allergen free” does not hold for it: do not take it if you are allergic to nuts.';
    const shown = await canvas.findByText(sentence);
    await expect(shown).toBeVisible();
    await expect(shown.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText('Allergen free').getBoundingClientRect().top,
    );
  },
};

/** The page has one text on storage and one on who should ask first, so that no second one can contradict it. */
export const OneSafetyText: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { products: productHandlers.ready() } } },
  play: async ({ canvas, canvasElement }) => {
    const terms = () => [...canvasElement.querySelectorAll('dt')].map(({ textContent }) => textContent);
    await expect(terms()).toEqual(['Before the first use', 'Stop and get help']);
    const note = canvas.getByText(/^All products of this demonstration have these six badges\./);
    await expect(note).toHaveTextContent('go by “What is inside and how to use it” and by the label on the pack.');
    await expect(note.nextElementSibling).toContainElement(canvas.getByText('Allergen free'));
    await expect(canvas.getByText(/if a child has swallowed some by mistake, call 112 or 108\.$/)).toBeVisible();
    await openFacts(canvas);
    await canvas.findByText('What it is for');
    await expect(terms()).toEqual([
      'What it is for',
      'What is inside',
      'How to use it',
      'Ask a doctor or pharmacist first',
      'How to keep it',
      'Maker, batch and expiry',
      'Before the first use',
      'Stop and get help',
    ]);
  },
};

/** The notes of a device are not those of a medicine, and its only piece has no unit price. */
export const Device: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { products: productHandlers.ready() } } },
  beforeEach: store(
    aSelectedMedicine({ title: 'Tapmitra Flexi Tip Digital Thermometer, Pack of 1', category: 'personalCare' }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has swallowed a battery, call 112 or 108\.$/)).toBeVisible();
    await expect(canvas.getByText('Inclusive of all taxes · You save ₹20.00')).toBeVisible();
    await userEvent.click(canvas.getByText(purpose));
    const heading = await canvas.findByText('When to ask a doctor');
    await expect(heading.nextSibling).toHaveTextContent(/^In general, 100\.4 °F \(38 °C\) or more is a fever\./);
    await openFacts(canvas);
    await canvas.findByText('How to keep it');
    await userEvent.click(canvas.getByText(purpose));
    await expect(await canvas.findByText('When to ask a doctor')).toBeVisible();
    await expect(canvas.queryByText('Ask a doctor or pharmacist first')).toBeNull();
  },
};

/**
 * The product itself comes from the storage of the browser. Only its facts are requested, when the shopper opens them.
 */
export const Failed: Story = {
  parameters: { msw: { handlers: { products: detailsHandlers.failed() } } },
  play: async ({ canvas }) => {
    await openFacts(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The details could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { products: detailsHandlers.offline() } } },
  play: async ({ canvas }) => {
    await openFacts(canvas);
    await expect(await canvas.findByText(/^The details load by themselves/)).toBeVisible();
  },
};

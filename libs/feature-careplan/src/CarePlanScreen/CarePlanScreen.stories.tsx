import { anOrder, seedOrders } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { CarePlanScreen } from './CarePlanScreen';

const meta = {
  id: 'feature-careplan-careplanscreen',
  title: 'Screens/CarePlanScreen',
  component: CarePlanScreen,
  parameters: { inShop: true, layout: 'fullscreen', route: '/careplan' },
} satisfies Meta<typeof CarePlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CAREPLAN-01', 'CAREPLAN-08', 'CAREPLAN-09'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Niramaya Care Plan');
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/payment');
    await expect(canvas.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', '/consultdoctor');
    await expect(canvas.queryByRole('list', { name: 'Steps of your consultation' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Go on without a plan' })).toBeNull();
  },
};

const regionShows =
  (name: string, ...texts: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name }));
    for (const text of texts) await expect(region.getByText(text)).toBeVisible();
  };

export const Prices: Story = {
  parameters: { requirements: ['CONST-30', 'CONST-31', 'CONST-32', 'CONST-33'] },
  play: regionShows(
    'Choose your plan',
    '₹165',
    '₹55 a month',
    '₹275',
    '₹46 a month',
    'You pay once. Nothing renews by itself.',
  ),
};

export const TwoBlocksOfBenefits: Story = {
  parameters: { requirements: ['CAREPLAN-02', 'CAREPLAN-03'] },
  play: async ({ canvas }) => {
    for (const [name, benefits] of [
      ['Benefits', ['Extra 2% off', '1 free lab test', 'Extra 3% coins', '1 free e-consultation']],
      ['Additional benefits', ['Free shipping', 'Unlimited free shipping', '20 small orders too']],
    ] as const) {
      const block = within(canvas.getByRole('region', { name }));
      await expect(block.getByRole('heading', { level: 2, name })).toBeVisible();
      const titles = block.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
      await expect(titles).toEqual(benefits);
    }
  },
};

export const Benefits: Story = {
  parameters: { requirements: ['CONST-34', 'CONST-35', 'CONST-36', 'CONST-37', 'CONST-38'] },
  play: regionShows(
    'Benefits',
    'Extra 2% off',
    'An extra 2% discount on prescription medicines.',
    '1 free lab test',
    'Extra 3% coins',
    'An extra 3% coins on every order.',
    '1 free e-consultation',
    'With a doctor of your choice in 26 specialities.',
  ),
};

export const Savings: Story = {
  parameters: { requirements: ['CAREPLAN-06', 'CONST-42', 'CONST-43', 'CONST-44', 'CONST-45'] },
  play: regionShows(
    'How much could you save?',
    'A family that uses the plan can save ₹1825 over 3 months.',
    'medicines of ₹1000 a month',
    'a lab test of ₹410 every 6 months',
    'a doctor visit of ₹500 every 3 months',
    'This is an example, not a promise. On these three alone, the plan saves less.',
  ),
};

export const ChoosingStores: Story = {
  tags: ['state:chosen'],
  parameters: { requirements: ['CAREPLAN-04', 'CAREPLAN-05', 'CAREPLAN-07', 'CAREPLAN-10', 'STORAGE-08'] },
  play: async ({ canvas }) => {
    const [three, six] = canvas.getAllByRole('radio') as [HTMLInputElement, HTMLInputElement];
    await expect(three.closest('label')).toHaveTextContent(/^3 months.*₹165$/);
    await expect(six.closest('label')).toHaveTextContent(/^6 months.*₹275$/);
    await expect(three).not.toBeChecked();
    await expect(six).not.toBeChecked();
    await expect(three.name).toBe(six.name);
    await user.click(six);
    await expect(six).toBeChecked();
    await user.click(three);
    await expect(six).not.toBeChecked();
    await expect({ ...localStorage }).toEqual({ 'niramaya.three_months': '165' });
  },
};

const goods = { image: '', title: 'Zinc', price: 200, discountedPrice: 180.5, quantity: 2 };

/** The rows of the list 'You pay now', and its total. */
const listOf = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-label="You pay now"] :is(li, ul + p)')].map((row) => row.textContent);

const backgroundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor;

const white = 'rgb(255, 255, 255)';

/** The payment charges the cart alone (CONST-54), which the screen says before a plan is chosen. */
export const WithGoodsInCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    localStorage.setItem('cart_data', JSON.stringify([goods]));
    // The key of the plan of 6 months is `threemonth`, by the words of requirement STORAGE-08.
    localStorage.setItem('threemonth', '275');
  },
  play: async ({ canvas, canvasElement }) => {
    const plan = await canvas.findByRole('radio', { name: /6 months/ });
    await expect(plan).toBeChecked();
    const main = within(canvas.getByRole('main'));
    const sentence = main.getByText(
      'You have products in your cart, so Pay Now pays for them and for no plan. To buy a plan, empty the cart first.',
    );
    await expect(sentence.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(within(sentence.parentElement!).getByRole('link', { name: 'Open the cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(listOf(canvasElement)).toEqual(['2 ×Zinc₹361.00', 'Care plan, 6 monthsnot included', 'Total₹361.00']);
    const list = canvas.getByRole('region', { name: 'You pay now' });
    const payNow = canvas.getByRole('link', { name: 'Pay Now' });
    await expect(list.compareDocumentPosition(payNow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(backgroundOf(payNow)).not.toBe(white);
    await expect(main.queryByText(/^Pay Now pays for the plan/)).toBeNull();
  },
};

/** A long cart has three rows, and one that counts the others with their price. */
export const WithLongCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    localStorage.setItem('cart_data', JSON.stringify(titles.map((title) => ({ ...goods, title }))));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'You pay now' });
    await expect(listOf(canvasElement)).toEqual([
      '2 ×A₹361.00',
      '2 ×B₹361.00',
      '2 ×C₹361.00',
      'and 2 more₹722.00',
      'Care plannot included',
      'Total₹1,805.00',
    ]);
  },
};

/** In a consultation one button pays for the cart, because neither of two would buy a plan. */
export const GoodsInConsultation: Story = {
  ...WithGoodsInCart,
  parameters: { route: { pathname: '/careplan', state: { consult: true } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(listOf(canvasElement)).toEqual([
        'Doctor consultation₹0.00',
        '2 ×Zinc₹361.00',
        'Care plan, 6 monthsnot included',
        'Total₹361.00',
      ]),
    );
    await expect(canvas.queryByRole('link', { name: 'Go on without a plan' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
  },
};

/**
 * The part about paid products, which takes the place of that of `feature-payment`. Zinc is paid for. `restRupees` is
 * the price of the packs that are not.
 */
const paidPart = (restRupees: number | null): Story['args'] => ({
  PaidLines: ({ afterTakeOut, onMarks }) => {
    useLayoutEffect(() => onMarks(new Map([['Zinc', 'Already paid on Mon, 2 Feb']])), [onMarks]);
    return <p>{afterTakeOut(restRupees)}</p>;
  },
});

const iron = { ...goods, title: 'Iron', quantity: 1, discountedPrice: 67.5 };

/** A product that is already paid for has a mark, and Pay Now is not the main button. */
export const WithPaidGoods: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('cart_data', JSON.stringify([goods, iron])),
  args: paidPart(67.5),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(listOf(canvasElement)).toEqual([
        '2 ×ZincAlready paid on Mon, 2 Feb₹361.00',
        '1 ×Iron₹67.50',
        'Care plannot included',
        'Total₹428.50',
      ]),
    );
    const list = within(canvas.getByRole('region', { name: 'You pay now' }));
    await expect(list.getByText('Then you pay ₹67.50 for the rest.')).toBeVisible();
    await expect(backgroundOf(canvas.getByRole('link', { name: 'Pay Now' }))).toBe(white);
  },
};

/** Without the paid products a plan can be paid, so the part about them names the payment of the plan. */
export const PaidCartInTheWay: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('cart_data', JSON.stringify([goods])),
  args: paidPart(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Then you can choose a plan.')).toBeVisible();
    await user.click(canvas.getByRole('radio', { name: /3 months/ }));
    await expect(canvas.getByText('Then you pay ₹165.00 for the plan.')).toBeVisible();
    await expect(canvas.getByText('Care plan, 3 months').parentElement).toHaveTextContent(/not included$/);
    await expect(backgroundOf(canvas.getByRole('link', { name: 'Pay Now' }))).toBe(white);
  },
};

export const PaidCartInConsultation: Story = {
  ...PaidCartInTheWay,
  parameters: { route: { pathname: '/careplan', state: { consult: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Then you can choose a plan, or go on for ₹0.')).toBeVisible();
    await user.click(canvas.getByRole('radio', { name: /6 months/ }));
    await expect(canvas.getByText('Then you pay ₹275.00 for the plan, or go on for ₹0.')).toBeVisible();
  },
};

/**
 * A plan that was paid shows as owned until its last day, and another one can be chosen. The order of `anOrder` is of
 * 2 February 2026. A plan is not delivered, so the order has no likely day.
 */
export const OwnedPlan: Story = {
  tags: ['behaviour'],
  beforeEach: seedOrders(anOrder({ likelyMs: null, lines: [], planRupees: 165, planMonths: 3, totalRupees: 165 })),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Choose your plan' }));
    await expect(await card.findByText('You have one')).toBeVisible();
    const status = card.getByRole('status');
    await expect(status).toHaveTextContent(
      'Your plan of 3 months is paid until Friday, 1 May 2026. Another one begins on the day you pay for it.',
    );
    await user.click(canvas.getByRole('radio', { name: /6 months/ }));
    await expect(status).toHaveTextContent(
      'Pay Now pays for the plan of 6 months: ₹275.00. Your plan of 3 months is paid until Friday, 1 May 2026. Another one begins on the day you pay for it.',
    );
    await expect(card.getByText('You have one')).toBeVisible();
  },
};

/** A plan that would end no later than the one that is owned adds nothing, which the sentence warns of. */
export const EndsBeforeOwnedPlan: Story = {
  tags: ['behaviour'],
  beforeEach: seedOrders(anOrder({ likelyMs: null, lines: [], planRupees: 275, planMonths: 6, totalRupees: 275 })),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Choose your plan' }));
    await card.findByText('You have one');
    await user.click(canvas.getByRole('radio', { name: /3 months/ }));
    await expect(card.getByRole('status')).toHaveTextContent(
      'Pay Now pays for the plan of 3 months: ₹165.00. You have a plan of 6 months until Saturday, 1 August 2026. Paid today, the plan of 3 months ends on Saturday, 2 May 2026: it would add no day.',
    );
  },
};

/** Without a cart, the sentence follows the chosen plan. */
export const SaysWhatIsPaid: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('main')).getByRole('status');
    await expect(status).toHaveTextContent('Choose 3 or 6 months first, then press Pay Now.');
    await user.click(canvas.getByRole('radio', { name: /3 months/ }));
    await expect(status).toHaveTextContent('Pay Now pays for the plan of 3 months: ₹165.00.');
  },
};

/** A shopper whose consultation has led here goes on without a plan, also after choosing one. */
export const GoesOnWithoutPlan: Story = {
  tags: ['behaviour'],
  parameters: { route: { pathname: '/careplan', state: { consult: true } } },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('radio', { name: /6 months/ }));
    await expect(localStorage.getItem('threemonth')).toBe('275');
    await user.click(canvas.getByRole('link', { name: 'Go on without a plan' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/payment$/);
    await expect(localStorage.getItem('threemonth')).toBeNull();
  },
};

/** Without a chosen plan, the main button of a consultation is the one that goes on without a plan. */
export const MainButtonFollowsPlan: Story = {
  tags: ['behaviour'],
  parameters: { route: { pathname: '/careplan', state: { consult: true } } },
  play: async ({ canvas }) => {
    const without = canvas.getByRole('link', { name: 'Go on without a plan' });
    const payNow = canvas.getByRole('link', { name: 'Pay Now' });
    const [solid, outline] = [backgroundOf(without), backgroundOf(payNow)];
    await expect(solid).not.toBe(outline);
    await user.click(canvas.getByRole('radio', { name: /3 months/ }));
    await waitFor(() => expect([backgroundOf(without), backgroundOf(payNow)]).toEqual([outline, solid]));
  },
};

/**
 * On a phone with a window of 740 px, both plans fit on the first screen below a top bar of up to 150 px, which this
 * story does not render. Both ways on follow them.
 */
export const PlansInFirstScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  parameters: { route: { pathname: '/careplan', state: { consult: true } } },
  play: async ({ canvas }) => {
    const inOrder = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByText(/^This plan is a demonstration/),
      canvas.getByRole('radio', { name: /3 months/ }),
      canvas.getByRole('radio', { name: /6 months/ }),
      canvas.getByRole('link', { name: 'Pay Now' }),
      canvas.getByRole('link', { name: 'Go on without a plan' }),
      canvas.getByRole('link', { name: 'Join now' }),
    ];
    const tops = inOrder.map((element) => element.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(inOrder[3]!.closest('label')!.getBoundingClientRect().bottom).toBeLessThan(740 - 150);
  },
};

/** The choice is in the storage of the browser, which the server does not know. */
export const Prerendered: Story = {
  beforeEach: () => localStorage.setItem('niramaya.three_months', '165'),
  parameters: { prerendered: true },
  play: async ({ canvas }) => {
    for (const plan of canvas.getAllByRole('radio')) await expect(plan).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/payment');
  },
};

/** The prerendered page does not call a chosen plan missing: the script in the head marks the document. */
export const PrerenderedWithPlan: Story = {
  tags: ['behaviour'],
  parameters: { prerendered: true },
  beforeEach: () => {
    document.documentElement.dataset.plan = '';
    return () => void delete document.documentElement.dataset.plan;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Choose 3 or 6 months/)).not.toBeVisible();
  },
};

/** The prerendered page has the sentence and the room of the list for a stored cart, and hides the way on without it. */
export const PrerenderedWithCart: Story = {
  tags: ['behaviour'],
  parameters: { prerendered: true },
  beforeEach: () => {
    const { dataset, style } = document.documentElement;
    Object.assign(dataset, { cart: '', steps: '' });
    style.setProperty('--cart-lines', '2');
    return () => {
      delete dataset.cart;
      delete dataset.steps;
      style.removeProperty('--cart-lines');
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have products in your cart/)).toBeVisible();
    await expect(canvas.getByText('Doctor consultation')).toBeVisible();
    await expect(canvas.getByText('Go on without a plan')).not.toBeVisible();
    const room = canvas.getByText('Care plan', { selector: 'li > span' }).parentElement!.previousElementSibling!;
    await expect(room.getBoundingClientRect().height).toBe(88);
  },
};

export const FromConsultation: Story = {
  parameters: {
    route: { pathname: '/careplan', state: { consult: true } },
    requirements: ['STATE-39', 'CONST-39', 'CONST-40', 'CONST-41'],
  },
  play: async (context) => {
    await regionShows(
      'Additional benefits',
      'On orders above ₹149.',
      'On every order above ₹500.',
      'Free shipping on 20 orders below ₹500 and above ₹149.',
    )(context);
    const { canvas } = context;
    const bar = canvas.getByRole('list', { name: 'Steps of your consultation' });
    const steps = within(bar).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null]);
    await expect(steps[3]).toHaveTextContent('Care plan');
    await expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/abcd', '/symptoms', '/doctor_final']);
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/doctor_final');
    await expect(
      canvas.getByText(
        'The consultation itself is ₹0: this is a demonstration. In a real shop you pay from 199 rupees before the talk, or 0 rupees in the free tier. A care plan has one consultation in it.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Start again at the first page of the consultation?')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'No plan is chosen. You can go on without one: Pay Now then charges nothing for a plan.',
    );
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
  },
};

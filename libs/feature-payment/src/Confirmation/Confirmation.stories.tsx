import { toggleSaved, useBrowserStorage } from '@niramaya/data-access';
import { scrolledBy } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, anOrder, aSelectedMedicine, blockStorage, cartData, storeList } from '@niramaya/fixtures';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { keep } from '../stories/orders';
import { Confirmation } from './Confirmation';

const paidBy = { method: 'netBanking', name: 'HDFC' } as const;
const aPlan = anOrder({ paidBy, likelyMs: null, lines: [], planRupees: 165, planMonths: 3, totalRupees: 165 });
const home = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };

const meta = {
  id: 'feature-payment-confirmation',
  title: 'Screens/Confirmation',
  component: Confirmation,
  args: { orderId: 'NM-7K3F9Q' },
  decorators: [
    (Story) => (
      <main tabIndex={-1} style={{ minHeight: 320, outline: 'none' }}>
        {Story()}
        <h1 tabIndex={-1}>Everyday health</h1>
      </main>
    ),
  ],
  beforeEach: () => keep(anOrder({ paidBy, deliverTo: home })),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const facts = (canvas: Canvas) => canvas.getAllByRole('definition').map((fact: HTMLElement) => fact.textContent);
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const Default: Story = {
  parameters: { requirements: ['AMB-35'] },
  play: async ({ canvas }) => {
    const confirmation = canvas.getByRole('region', { name: 'After your payment' });
    const heading = within(confirmation).getByRole('heading', { level: 2, name: 'Thank you. Your order is placed.' });
    await expect(heading).toBeVisible();
    await expect(facts(canvas)).toEqual([
      'NM-7K3F9Q',
      '₹494.55 by Net banking, HDFC',
      '2 × Calmag D3 500 mg Tablet, Strip of 15\n1 × Neemila Face Wash, Tube of 100 ml',
      'Expected between Thu, 5 Feb and Fri, 6 Feb, an estimate',
      'Asha Rao, 12, MG Road, Bengaluru 560001, phone 9876543210',
      'In a real shop: we pack your order, and the courier calls before the delivery. The receipt is in My orders, on this device: print it, or keep a prescription with it.',
    ]);
    const demo = 'This is a demonstration: nothing is sent and no money was taken, so there is nothing to cancel.';
    await expect(canvas.getByText(demo)).toBeVisible();
    await expect(canvas.queryByText(/are examples/)).toBeNull();
    await expect(
      canvas.getByText('The 2 products you paid for are still in your cart, which a payment does not empty.'),
    ).toBeVisible();
    await expect(cartData()).toHaveLength(2);
    await expect(getComputedStyle(confirmation.querySelector('svg path')!).strokeDashoffset).toBe('0px');
    // A page load moves no focus.
    await expect(document.body).toHaveFocus();
  },
};

/** A shopper who has ticked an example of the payment learns that it changed nothing. */
export const AfterAnExample: Story = {
  tags: ['behaviour'],
  parameters: { route: { pathname: '/', state: { orderId: 'NM-7K3F9Q', hadExamples: true } } },
  play: async ({ canvas }) => {
    const text = 'The boxes for the care plan and the coins are examples: nothing was added or taken off.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** A shopper who has ticked the box for the care plan and paid for a plan learns which of both counts. */
export const AfterAnExampleWithPlan: Story = {
  ...AfterAnExample,
  beforeEach: () => keep(anOrder({ paidBy, lines: [], planRupees: 275, planMonths: 6, totalRupees: 275 })),
  play: async ({ canvas }) => {
    const text =
      'The boxes to tick are examples and changed nothing. Your plan of 6 months is the one that you paid for.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => {
    const title = 'Ayurvedic Ashwagandha, Shatavari and Brahmi Restorative Syrup without Added Sugar, Bottle of 450 ml';
    const address = 'Flat 1204, Tower 7, Shree Ganesh Residency, behind the Old Municipal Market, Thiruvananthapuram';
    const lines = [title, 'Zinc', 'Iron', 'Calcium', 'Omega'].map((name) => aCartItem({ title: name }));
    keep(anOrder({ paidBy, lines, totalRupees: 123_456.78, deliverTo: { ...home, address } }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 × Ayurvedic .* 1 × Zinc 1 × Iron and 2 more$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/**
 * On the first screen of a phone, the receipt and the orders follow the number and the sum. The screen is 740 px high,
 * and the header of the shop takes 150 px of it.
 */
export const ReceiptOnFirstScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const receipt = button(canvas, 'Receipt');
    const sum = canvas.getByText('₹494.55 by Net banking, HDFC');
    await expect(receipt.getBoundingClientRect().top - sum.getBoundingClientRect().bottom).toBeLessThanOrEqual(24);
    await expect(button(canvas, 'My orders').getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - 150);
    // The question about the cart, whose badge still counts the products, is right below.
    const question = canvas
      .getByText('The 2 products you paid for are still in your cart, which a payment does not empty.')
      .getBoundingClientRect();
    await expect(question.top - button(canvas, 'My orders').getBoundingClientRect().bottom).toBeLessThanOrEqual(24);
  },
};

/**
 * Paying takes the place of the payment screen: its button navigates to the home screen, which shows the confirmation.
 */
function Paying({ orderId }: { readonly orderId: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return pathname === '/' ? (
    <Confirmation orderId={orderId} />
  ) : (
    <button type="button" onClick={() => navigate('/')}>
      Pay
    </button>
  );
}

export const TakesFocusAfterPayment: Story = {
  tags: ['behaviour'],
  parameters: { route: '/payment' },
  render: (args) => <Paying {...args} />,
  play: async ({ canvas }) => {
    await user.click(button(canvas, 'Pay'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    for (const name of ['Receipt', 'My orders', 'Keep them', 'Clear ordered items', 'Close']) {
      await user.tab();
      await expect(button(canvas, name)).toHaveFocus();
    }
  },
};

/**
 * LateConfirmation imitates a confirmation whose code arrives after the home screen: the element `focused` has the
 * focus when the confirmation is mounted.
 */
function LateConfirmation({ orderId, focused }: { readonly orderId: string; readonly focused: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname === '/' && <Confirmation orderId={orderId} />}
      <button
        type="button"
        onClick={() => {
          document.querySelector<HTMLElement>(focused)?.focus();
          return navigate('/');
        }}
      >
        Pay
      </button>
    </>
  );
}

export const TakesFocusFromHeadingOfHome: Story = {
  tags: ['behaviour'],
  parameters: { route: '/payment' },
  render: (args) => <LateConfirmation {...args} focused="main h1" />,
  play: async ({ canvas }) => {
    await user.click(button(canvas, 'Pay'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

export const LeavesFocusOnUsedControl: Story = {
  tags: ['behaviour'],
  parameters: { route: '/payment' },
  render: (args) => <LateConfirmation {...args} focused="button" />,
  play: async ({ canvas }) => {
    await user.click(button(canvas, 'Pay'));
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(button(canvas, 'Pay')).toHaveFocus();
  },
};

export const CarePlan: Story = {
  beforeEach: () => keep(aPlan),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Thank you. Your care plan is paid for.');
    await expect(facts(canvas)).toEqual([
      'NM-7K3F9Q',
      '₹165.00 by Net banking, HDFC',
      '3 months, until Friday, 1 May 2026',
      'A plan needs no delivery, and nothing renews by itself. In this demonstration it changes no price in the shop. The receipt stays in My orders, on this device.',
    ]);
  },
};

const aConsultation = { orderId: 'NM-7K3F9Q', of: '', symptoms: ['Cough', 'Headache'], phone: '98765 43210' };
const forArjun = { ...aConsultation, patient: { name: 'Arjun Iyer', age: '8', gender: 'male' } };
const consulting = anOrder({ paidBy, likelyMs: null, lines: [], totalRupees: 0 });

export const Consultation: Story = {
  beforeEach: () => {
    keep(consulting);
    storeList(localStorage, 'niramaya.consultations', [forArjun]);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Thank you. Your consultation is booked.',
    );
    await expect(facts(canvas)).toEqual([
      'This is a demonstration: no doctor calls.\nIn a real shop, a doctor calls within 30 minutes. Your number: 98765 43210.',
      'NM-7K3F9Q',
      '₹0.00 by Net banking, HDFC',
      'Arjun Iyer, 8, male',
      'Cough, Headache',
      'By video, audio or chat. You choose with the doctor.',
      'The doctor on duty',
      '₹0 in this demonstration',
    ]);
    await expect(canvas.getByText(/^This is a demonstration/)).toBeVisible();
    await expect(canvas.getByText('In an emergency call at once:')).toBeVisible();
    const calls = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(calls).toEqual([
      ['112 Emergency', 'tel:112'],
      ['108 Ambulance', 'tel:108'],
    ]);
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Receipt',
      'My orders',
      'Close',
    ]);
  },
};

/** The wish that the shopper had at the payment. */
export const ConsultationAsWished: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(consulting);
    storeList(localStorage, 'niramaya.consultations', [{ ...forArjun, mode: 'Chat', speciality: 'MD Physician' }]);
  },
  play: async ({ canvas }) => {
    await expect(facts(canvas)[0]).toBe(
      'This is a demonstration: no doctor writes.\nIn a real shop, a doctor writes to you within 30 minutes. Your number: 98765 43210.',
    );
    await expect(facts(canvas).slice(5, 7)).toEqual(['By chat', 'MD Physician']);
  },
};

/** A number can be added after the payment too. */
export const ConsultationWithNothingChosen: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(consulting);
    storeList(localStorage, 'niramaya.consultations', [{ ...aConsultation, patient: null, symptoms: [], phone: '12' }]);
  },
  play: async ({ canvas }) => {
    await expect(facts(canvas)[0]).toBe('This is a demonstration: no doctor calls.');
    await expect(facts(canvas).slice(3)).toEqual([
      'not chosen, the doctor asks',
      'not chosen, the doctor asks',
      'By video, audio or chat. You choose with the doctor.',
      'The doctor on duty',
      '₹0 in this demonstration',
    ]);
    await expect(canvas.getByText(/^12 is not a phone number, so no doctor can call\./)).toBeVisible();
    await user.clear(canvas.getByRole('textbox', { name: 'Patient phone number' }));
    await user.type(canvas.getByRole('textbox', { name: 'Patient phone number' }), '98765 43210{Enter}');
    await expect(facts(canvas)[0]).toBe(
      'This is a demonstration: no doctor calls.\nYou added the number on 3 February 2026 at 10:30 am. In a real shop, a doctor calls within 30 minutes of that. Your number: 98765 43210.',
    );
    await expect(canvas.getByText('The phone number is added.')).toHaveFocus();
    await expect(canvas.getByText('NM-7K3F9Q')).toBeVisible();
  },
};

/** The heading names both, and the doctor and the plan each have a line of their own. */
export const ConsultationWithPlan: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(aPlan);
    storeList(localStorage, 'niramaya.consultations', [forArjun]);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Thank you. Your consultation is booked, and your care plan is paid for.',
    );
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms.slice(0, 3)).toEqual(['Next: the doctor', 'Next: the plan', 'Order number']);
    await expect(facts(canvas).slice(0, 2)).toEqual([
      'This is a demonstration: no doctor calls.\nIn a real shop, a doctor calls within 30 minutes. Your number: 98765 43210.',
      'A plan needs no delivery, and nothing renews by itself. In this demonstration it changes no price in the shop. The receipt stays in My orders, on this device.',
    ]);
  },
};

/** The consultation comes before the products. */
export const ConsultationWithProducts: Story = {
  beforeEach: () => {
    keep(anOrder({ paidBy }));
    storeList(localStorage, 'niramaya.consultations', [forArjun]);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Thank you. Your consultation is booked, and your order is placed.',
    );
    await expect(facts(canvas)).toEqual([
      'This is a demonstration: no doctor calls.\nIn a real shop, a doctor calls within 30 minutes. Your number: 98765 43210.',
      'In a real shop: we pack your order, and the courier calls before the delivery. The receipt is in My orders, on this device: print it, or keep a prescription with it.',
      'NM-7K3F9Q',
      '₹494.55 by Net banking, HDFC',
      'Arjun Iyer, 8, male',
      'Cough, Headache',
      'By video, audio or chat. You choose with the doctor.',
      'The doctor on duty',
      '₹0 in this demonstration',
      '2 × Calmag D3 500 mg Tablet, Strip of 15\n1 × Neemila Face Wash, Tube of 100 ml',
      'Expected between Thu, 5 Feb and Fri, 6 Feb, an estimate',
      'Asha Rao, 12, MG Road, Bengaluru 560001, phone 9876543210',
    ]);
  },
};

export const ConsultationOfAnotherPerson: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(anOrder({ paidBy }));
    storeList(localStorage, 'niramaya.consultations', [{ ...forArjun, of: 'u2:Ravi' }]);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NM-7K3F9Q')).toBeVisible();
    await expect(canvas.queryByText(/Arjun|Cough|doctor/)).toBeNull();
  },
};

export const OrderOfAnotherPerson: Story = {
  tags: ['behaviour'],
  beforeEach: () => keep(anOrder({ by: 'Ravi', account: 'u2' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const WithoutDayOrAddress: Story = {
  beforeEach: () => keep(anOrder({ paidBy: null, likelyMs: null, deliverTo: null })),
  play: async ({ canvas }) => {
    await expect(facts(canvas).slice(1, 5)).toEqual([
      '₹494.55',
      '2 × Calmag D3 500 mg Tablet, Strip of 15\n1 × Neemila Face Wash, Tube of 100 ml',
      'The day is not known',
      'No address was given',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Add the address' })).toBeNull();
  },
};

/** Without an address no day is named, and the address can be added. The storefront renders its dialog. */
export const AddressMissing: Story = {
  beforeEach: () => keep(anOrder({ paidBy, deliverTo: null })),
  play: async ({ canvas }) => {
    await expect(facts(canvas).slice(3)).toEqual([
      'No day yet: the delivery address is missing',
      'No address was given',
      'Add the address, then a real shop packs your order, and its courier calls before the delivery. The receipt is in My orders, on this device: print it, or keep a prescription with it.',
    ]);
    const add = button(canvas, 'Add the address');
    await expect(add).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(add.nextElementSibling).toBe(button(canvas, 'Receipt'));
  },
};

/** A chosen plan that the payment has not charged is named. */
export const PlanNotBought: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(anOrder({ paidBy, deliverTo: home }));
    localStorage.setItem('niramaya.three_months', '165');
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The 3 months that you chose are not bought: this payment was for the cart.'),
    ).toBeVisible();
  },
};

/** A guest's order shows to an account too, which leaves no address of its own in it. */
export const AddressMissingInOrderOfGuest: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(anOrder({ paidBy, deliverTo: null }));
    localStorage.setItem('validkey', 'Asha');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No address was given')).toBeVisible();
    await expect(
      canvas.getByText(/^A real shop asks for the address first, then packs the order, and its courier calls/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add the address' })).toBeNull();
  },
};

export const KeepLeavesCart: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const cart = localStorage.getItem('cart_data');
    await user.click(button(canvas, 'Keep them'));
    await expect(localStorage.getItem('cart_data')).toBe(cart);
    await expect(canvas.getByText('They stay in your cart.')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear ordered items' })).toBeNull();
    await expect(button(canvas, 'Receipt')).toBeVisible();
  },
};

/** The order of a guest takes no note of an account, and the question ends all the same. */
export const ClearsOrderOfGuestOnce: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const zinc = aCartItem({ title: 'Zinc' });
    keep(anOrder({ paidBy, lines: [zinc] }), [{ ...zinc, quantity: 3 }]);
    localStorage.setItem('validkey', 'Asha');
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Clear ordered items' }));
    await expect(cartData()).toMatchObject([{ title: 'Zinc', quantity: 2 }]);
    await expect(canvas.getByText('What you paid for is no longer in your cart.')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear ordered items' })).toBeNull();
    await user.click(button(canvas, 'Undo'));
    await expect(cartData()).toMatchObject([{ title: 'Zinc', quantity: 3 }]);
  },
};

export const ClearThenUndo: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const cart = cartData();
    await user.click(button(canvas, 'Clear ordered items'));
    await expect(localStorage.getItem('cart_data')).toBeNull();
    await expect(canvas.getByText('What you paid for is no longer in your cart.')).toHaveFocus();
    await expect(button(canvas, 'Receipt')).toBeVisible();
    await user.click(button(canvas, 'Undo'));
    await expect(cartData()).toEqual(cart);
    await expect(
      canvas.getByText('The 2 products you paid for are still in your cart, which a payment does not empty.'),
    ).toHaveFocus();
  },
};

export const CartAlreadyEmpty: Story = {
  beforeEach: () => keep(anOrder({ paidBy }), []),
  play: async ({ canvas }) => {
    await expect(button(canvas, 'Receipt')).toBeVisible();
    await expect(canvas.queryByText(/cart/)).toBeNull();
  },
};

export const CloseFocusesMainElement: Story = {
  tags: ['behaviour'],
  parameters: { route: { pathname: '/', state: { orderId: 'NM-7K3F9Q' } } },
  render: function Closable(args) {
    const { state } = useLocation() as { state: unknown };
    return <>{state !== null && <Confirmation {...args} />}</>;
  },
  play: async ({ canvas }) => {
    const scrolledPx = await scrolledBy(button(canvas, 'Close'), async () => {
      await user.click(button(canvas, 'Close'));
      await expect(canvas.queryByRole('region')).toBeNull();
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
    await expect(scrolledPx).toBe(0);
  },
};

/** Writes a saved product first: whether the browser refuses storage shows only at a write. */
function AfterARefusal({ orderId }: { readonly orderId: string }) {
  const storage = useBrowserStorage();
  useEffect(() => {
    toggleSaved(storage, aSelectedMedicine());
  }, [storage]);
  return <Confirmation orderId={orderId} />;
}

export const StorageFull: Story = {
  render: (args) => <AfterARefusal {...args} />,
  beforeEach: () => blockStorage('full'),
  play: async ({ canvas }) => {
    const notice = 'This device has no room left, so what is new here lasts only until you leave the page.';
    await expect(await canvas.findByText(notice)).toBeVisible();
  },
};

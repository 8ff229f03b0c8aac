import { toggleSaved, useBrowserStorage } from '@niramaya/data-access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrder, aSelectedMedicine, blockStorage, storeList } from '@niramaya/fixtures';
import { useEffect } from 'react';
import { expect, userEvent as user } from 'storybook/test';
import { keep } from '../stories/orders';
import { PaidNotice } from './PaidNotice';

const paidBy = { method: 'netBanking', name: 'HDFC' } as const;
const aPlan = anOrder({ paidBy, likelyMs: null, lines: [], planRupees: 165, planMonths: 3, totalRupees: 165 });

const meta = {
  id: 'feature-payment-paidnotice',
  title: 'Screens/PaidNotice',
  component: PaidNotice,
  decorators: [(Story) => <main style={{ minHeight: 320 }}>{Story()}</main>],
  beforeEach: () => keep(anOrder({ paidBy })),
  parameters: { layout: 'fullscreen', route: { pathname: '/', state: { orderId: 'NM-7K3F9Q' } } },
} satisfies Meta<typeof PaidNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['AMB-35'] },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'After your payment' });
    await expect(notice).toHaveTextContent('Order NM-7K3F9Q, ₹494.55');
    await expect(notice).toHaveTextContent(
      'Calmag D3 500 mg Tablet, Strip of 15 and 1 more. Paid by Net banking, HDFC. Expected between Thu, 5 Feb and Fri, 6 Feb, an estimate.',
    );
    await expect(notice).toHaveTextContent(
      'Your payment went through. The 2 products you paid for are still in your cart.',
    );
    await expect(canvas.getByRole('button', { name: 'Receipt' })).toBeVisible();
    await expect(getComputedStyle(notice.querySelector('svg path')!).strokeDashoffset).toBe('0px');
    await user.click(canvas.getByRole('button', { name: 'Clear ordered items' }));
    await expect(localStorage.getItem('cart_data')).toBeNull();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const CarePlan: Story = {
  beforeEach: () => {
    keep(aPlan);
    localStorage.setItem('niramaya.three_months', '165');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your payment went through. The plan you paid for is still chosen.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Clear the plan' }));
    await expect(localStorage.getItem('niramaya.three_months')).toBeNull();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
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
    await expect(canvas.getByText('Order NM-7K3F9Q, ₹0.00')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Arjun Iyer, 8, male',
      'Cough, Headache',
      'By video, audio or chat. You choose with the doctor.',
      'A doctor calls within 30 minutes. Your number: 98765 43210.',
    ]);
    await expect(canvas.getByText(/^This is a demonstration: no doctor calls/)).toBeVisible();
  },
};

export const ConsultationWithNothingChosen: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(consulting);
    storeList(localStorage, 'niramaya.consultations', [{ ...aConsultation, patient: null, symptoms: [], phone: '12' }]);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'not chosen, the doctor asks',
      'not chosen, the doctor asks',
      'By video, audio or chat. You choose with the doctor.',
      'A doctor calls within 30 minutes.',
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
    await expect(canvas.getByText('Order NM-7K3F9Q, ₹494.55')).toBeVisible();
    await expect(canvas.queryByText(/Arjun|Cough|doctor/)).toBeNull();
  },
};

export const KeepLeavesCart: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const cart = localStorage.getItem('cart_data');
    await user.click(canvas.getByRole('button', { name: 'Keep them' }));
    await expect(localStorage.getItem('cart_data')).toBe(cart);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const CartAlreadyEmpty: Story = {
  beforeEach: () => keep(anOrder({ paidBy }), []),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear ordered items' })).not.toBeInTheDocument();
    await user.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Writes a saved product first: whether the browser refuses storage shows only at a write. */
function AfterARefusal() {
  const storage = useBrowserStorage();
  useEffect(() => {
    toggleSaved(storage, aSelectedMedicine());
  }, [storage]);
  return <PaidNotice />;
}

export const StorageFull: Story = {
  render: () => <AfterARefusal />,
  beforeEach: () => blockStorage('full'),
  play: async ({ canvas }) => {
    const notice = 'This device has no room left, so what is new here lasts only until you leave the page.';
    await expect(await canvas.findByText(notice)).toBeVisible();
  },
};

import { storeList, storeOwned } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { ConsultSummary } from './ConsultSummary';

const meera = { id: 1, name: 'Meera Iyer', age: '34', gender: 'female' };
const storeConsultation = (member: object, symptoms: readonly string[], phone: string) => () => {
  storeOwned(sessionStorage, 'niramaya.patient', member);
  storeOwned(sessionStorage, 'niramaya.symptoms', symptoms);
  storeOwned(sessionStorage, 'niramaya.patient_phone', phone);
};

const meta = {
  id: 'feature-payment-consultsummary',
  title: 'Screens/ConsultSummary',
  component: ConsultSummary,
  beforeEach: storeConsultation(meera, ['Cough', 'Headache'], '98765 43210'),
} satisfies Meta<typeof ConsultSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('definition').map((fact) => (fact.querySelector('span') ?? fact).textContent);

/**
 * How, the doctor and the fee of a shopper without a wish, and then what happens next with a number that can be called.
 */
const always = [
  'By video, audio or chat. You choose with the doctor.',
  'The doctor on duty',
  '₹0 in this demonstration',
  'In this demonstration no doctor calls. In a real shop, a doctor calls within 30 minutes of the payment.',
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your consultation' })).toBeVisible();
    await expect(facts(canvas)).toEqual(['Meera Iyer, 34, female', 'Cough, Headache', '98765 43210', ...always]);
    for (const [name, href] of [
      ['Change whom the consultation is for', '/abcd'],
      ['Change the symptoms', '/symptoms'],
      ['Change the phone number', '/abcd'],
      ['Change the doctor', '/doctor_final'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByText(/where another guest could read it/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Your consultation' });
    await expect(facts(canvas)).toEqual([
      'No patient chosen: the doctor asks',
      'None picked',
      'None given',
      ...always.slice(0, 3),
    ]);
    await expect(canvas.getByText(/^Without a phone number no doctor can call/)).toBeVisible();
  },
};

/** On a wide screen, what happens next has the whole width of the card. */
export const NextIsWide: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const next = await canvas.findByText(/^In this demonstration no doctor calls\./);
    const widthPx = (element: Element) => Math.round(element.getBoundingClientRect().width);
    await expect(widthPx(next)).toBe(widthPx(next.closest('dl')!));
  },
};

/** The number is stored as the first step stores it, and the doctor can call then. */
export const AddsNumber: Story = {
  tags: ['behaviour'],
  beforeEach: storeConsultation(meera, ['Cough'], ''),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: 'Patient phone number' }), '98765 43210{Enter}');
    await expect(sessionStorage.getItem('niramaya.patient_phone')).toBe('{"of":"","value":"98765 43210"}');
    await expect(facts(canvas)).toEqual(['Meera Iyer, 34, female', 'Cough', '98765 43210', ...always]);
    await expect(canvas.getByText('The phone number is added.')).toHaveFocus();
  },
};

/** The payment has ended the choices, and the order has them. A number that is added then goes to the order. */
export const Booked: Story = {
  tags: ['behaviour'],
  args: { orderId: 'NM-7K3F9Q' },
  beforeEach: () => {
    sessionStorage.clear();
    const patient = { name: 'Meera Iyer', age: '34', gender: 'female' };
    storeList(localStorage, 'niramaya.consultations', [
      { orderId: 'NM-7K3F9Q', of: '', patient, symptoms: ['Cough'], phone: '', mode: 'Chat', speciality: 'Dentist' },
    ]);
  },
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: 'Patient phone number' }), '98765 43210{Enter}');
    await expect(facts(canvas)).toEqual([
      'Meera Iyer, 34, female',
      'Cough',
      '98765 43210',
      'By chat, as you wish. You may change it with the doctor.',
      'Dentist',
      '₹0 in this demonstration',
      'In this demonstration no doctor writes. In a real shop, a doctor writes to you within 30 minutes of the payment.',
    ]);
    await expect(canvas.queryByRole('link', { name: /^Change/ })).toBeNull();
    await expect(sessionStorage).toHaveLength(0);
  },
};

export const OddNumber: Story = {
  tags: ['behaviour'],
  beforeEach: storeConsultation(meera, [], '12345'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Your consultation' });
    await expect(facts(canvas).slice(2)).toEqual(['12345', ...always.slice(0, 3)]);
    await expect(canvas.getByText(/^12345 is not a phone number, so no doctor can call\./)).toBeVisible();
    await expect(canvas.queryByText(/Without a phone number/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Patient phone number' })).toBeInvalid();
  },
};

export const LoggedIn: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/shown to you alone/)).toBeVisible();
  },
};

/** The room of the prerendered page is as high as the summary, and neither visible nor in reach. */
export const RoomIsAsHigh: Story = {
  tags: ['state:prerendered'],
  globals: { viewport: { value: 'w768' } },
  beforeEach: () => {
    const { dataset } = document.documentElement;
    dataset.steps = '';
    dataset.phone = '';
    return () => {
      delete dataset.steps;
      delete dataset.phone;
    };
  },
  render: () => (
    <>
      <ConsultSummary isUnknown />
      <ConsultSummary />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Meera Iyer, 34, female');
    const [room, summary] = canvasElement.querySelectorAll('section');
    await expect(room!.offsetHeight).toBe(summary!.offsetHeight);
    await expect(room!.querySelector('h2')).not.toBeVisible();
    await expect(canvas.getAllByRole('region')).toEqual([summary]);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    delete document.documentElement.dataset.steps;
    await expect(room).not.toBeVisible();
  },
};

/** The room is also as high as the summary for a shopper without a number, which includes the form. */
export const RoomWithoutNumber: Story = {
  ...RoomIsAsHigh,
  tags: ['behaviour'],
  beforeEach: () => {
    storeConsultation(meera, ['Cough', 'Headache'], '')();
    document.documentElement.dataset.steps = '';
    return () => void delete document.documentElement.dataset.steps;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Meera Iyer, 34, female');
    const [room, summary] = canvasElement.querySelectorAll('section');
    await expect(room!.offsetHeight).toBe(summary!.offsetHeight);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};

export const LongContent: Story = {
  beforeEach: storeConsultation(
    { ...meera, name: 'Venkatanarasimharajuvaripeta Srinivasa Subrahmanyam the elder', gender: 'Choose_option' },
    ['Stomach Pain', 'Loose Motions', 'Heavy Menstrual Bleeding', 'Dark Patches on Skin', 'Acne/Pimples'],
    '+91 98765 43210, after six in the evening',
  ),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/the elder, 34$/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

import { storeOwned } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsultSummary } from './ConsultSummary';

const meera = { id: 1, name: 'Meera Iyer', age: '34', gender: 'female' };
const say = (member: object, symptoms: readonly string[], phone: string) => () => {
  storeOwned(sessionStorage, 'niramaya.patient', member);
  storeOwned(sessionStorage, 'niramaya.symptoms', symptoms);
  storeOwned(sessionStorage, 'niramaya.patient_phone', phone);
};

const meta = {
  id: 'feature-payment-consultsummary',
  title: 'Screens/ConsultSummary',
  component: ConsultSummary,
  beforeEach: say(meera, ['Cough', 'Headache'], '98765 43210'),
} satisfies Meta<typeof ConsultSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('definition').map((fact) => fact.textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your consultation' })).toBeVisible();
    await expect(facts(canvas)).toEqual(['Meera Iyer, 34, female', 'Cough, Headache', '98765 43210']);
    const change = canvas.getByRole('link', { name: 'Change the details of your consultation' });
    await expect(change).toHaveAttribute('href', '/abcd');
  },
};

export const Empty: Story = {
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Your consultation' });
    await expect(facts(canvas)).toEqual(['Nobody picked yet', 'None picked', 'None given']);
  },
};

export const LongContent: Story = {
  beforeEach: say(
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberHandlers } from '@niramaya/fixtures/msw';
import { Route, Routes } from 'react-router-dom';
import type { within } from 'storybook/test';
import { expect, userEvent as user } from 'storybook/test';
import { ConsultScreen } from '../ConsultScreen/ConsultScreen';
import { PatientsScreen } from '../PatientsScreen/PatientsScreen';
import { SpecialitiesScreen } from '../SpecialitiesScreen/SpecialitiesScreen';
import { SymptomsScreen } from '../SymptomsScreen/SymptomsScreen';
import { called, calls, noteCalls } from './calls';

const ConsultFlow = () => (
  <Routes>
    <Route path="/consultdoctor" element={<ConsultScreen />} />
    <Route path="/abcd" element={<PatientsScreen />} />
    <Route path="/symptoms" element={<SymptomsScreen />} />
    <Route path="/doctor_final" element={<SpecialitiesScreen />} />
    <Route path="/careplan" element={<h1>The care plan</h1>} />
  </Routes>
);

const meta = {
  id: 'feature-consult-stories-consultflow',
  title: 'Flows/ConsultFlow',
  component: ConsultFlow,
  beforeEach: () => {
    calls.mockClear();
    localStorage.setItem('validkey', 'Meera Iyer');
  },
  parameters: {
    inShop: true,
    layout: 'fullscreen',
    route: '/abcd',
    msw: { handlers: { calls: noteCalls, members: memberHandlers.ready() } },
  },
} satisfies Meta<typeof ConsultFlow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const isAt = (canvas: Canvas, path: string) => expect(canvas.getByLabelText('Address').textContent).toBe(path);
const proceed = (canvas: Canvas) => user.click(canvas.getByRole('link', { name: 'Proceed' }));
const goBack = (canvas: Canvas) => user.click(canvas.getByText('Go back'));
const listCalls = () => called().filter((call) => call === 'GET /api/consult').length;

export const ForwardOnly: Story = {
  parameters: {
    route: '/consultdoctor',
    requirements: ['STATE-39', 'CONSULT-11', 'CONSULT-34', 'SYMPTOMS-18', 'SPECIALITY-21'],
  },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Start New Consultation' }));
    await isAt(canvas, '/abcd');
    await canvas.findByText('Meera Iyer');
    await proceed(canvas);
    await isAt(canvas, '/symptoms');
    await proceed(canvas);
    await isAt(canvas, '/doctor_final');
    await proceed(canvas);
    await isAt(canvas, '/careplan');
  },
};

export const BackLosesNothing: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['API-19', 'SYMPTOMS-16', 'SPECIALITY-20'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Meera Iyer');
    await user.type(canvas.getByRole('textbox', { name: 'Patient phone number' }), '98765 43210');
    await proceed(canvas);
    await user.click(canvas.getByRole('button', { name: 'Cough' }));
    await proceed(canvas);
    await user.click(canvas.getByRole('link', { name: 'Back' }));
    await isAt(canvas, '/symptoms');
    await expect(canvas.getByRole('button', { name: 'Cough' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(canvas.getByRole('link', { name: 'Back' }));
    await isAt(canvas, '/abcd');
    await expect(canvas.getByRole('textbox', { name: 'Patient phone number' })).toHaveValue('98765 43210');
    await canvas.findByText('Meera Iyer');
    await expect(listCalls()).toBe(2);

    await goBack(canvas);
    await isAt(canvas, '/symptoms');
    await goBack(canvas);
    await isAt(canvas, '/doctor_final');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, within } from 'storybook/test';
import { called, calls, kept, noteCalls } from '../stories/calls';
import { SymptomsScreen } from './SymptomsScreen';

const meta = {
  id: 'feature-consult-symptomsscreen',
  title: 'Screens/SymptomsScreen',
  component: SymptomsScreen,
  beforeEach: () => {
    calls.mockClear();
  },
  parameters: { inShop: true, layout: 'fullscreen', route: '/symptoms', msw: { handlers: { calls: noteCalls } } },
} satisfies Meta<typeof SymptomsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const address = (canvas: Canvas) => canvas.getByLabelText('Address');
const chips = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Most searched' })).getAllByRole('button') as HTMLButtonElement[];

export const Default: Story = {
  parameters: { requirements: ['SYMPTOMS-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What troubles you?');
    await expect(canvas.getByRole('heading', { name: 'Most searched' })).toBeVisible();
    await expect(chips(canvas).map((chip) => chip.textContent)).toEqual([
      'Covid',
      'Cough',
      'Headache',
      'Stomach Pain',
      'Loose Motions',
      'Premature Ejaculation',
      'Unprotected Sex',
      'Missed Period',
      'Heavy Menstrual Bleeding',
      'Hairfall',
      'Acne/Pimples',
      'Dark Patches on Skin',
    ]);
    const step = canvas.getByRole('list', { name: 'Steps of your consultation' }).querySelector('[aria-current=step]');
    await expect(step).toHaveTextContent('Symptoms');
  },
};

export const ChipsToggle: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SYMPTOMS-15'] },
  play: async ({ canvas }) => {
    const cough = canvas.getByRole('button', { name: 'Cough' });
    await expect(cough).toHaveAttribute('aria-pressed', 'false');
    await user.click(cough);
    await user.click(canvas.getByRole('button', { name: 'Headache' }));
    await expect(cough).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Picked: Cough, Headache')).toBeVisible();
    await user.click(cough);
    await expect(cough).toHaveAttribute('aria-pressed', 'false');
    await expect(sessionStorage.getItem('niramaya.symptoms')).toBe('["Headache"]');
    await expect(localStorage).toHaveLength(0);
    await expect(called()).toEqual([]);
  },
};

export const PickedBeforeReload: Story = {
  tags: ['behaviour'],
  beforeEach: () => sessionStorage.setItem('niramaya.symptoms', '["Hairfall","Covid"]'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hairfall' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Picked: Hairfall, Covid')).toBeVisible();
  },
};

export const SearchIsNotWired: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SYMPTOMS-01'] },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search symptoms' });
    await user.type(search, 'fever{Enter}');
    await expect(search).toHaveValue('fever');
    await expect(search).toHaveAccessibleDescription(/^The search is not open yet/);
    await expect(chips(canvas)).toHaveLength(12);
    await expect(kept()).toEqual({});
    await expect(called()).toEqual([]);
    await expect(address(canvas)).toHaveTextContent('/symptoms');
  },
};

export const SkipIsInert: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SYMPTOMS-17'] },
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('button', { name: 'Skip to specialities' });
    await expect(skip).toHaveAccessibleDescription(/^Not open yet/);
    await user.click(skip);
    await expect(address(canvas)).toHaveTextContent('/symptoms');
    await expect(called()).toEqual([]);
  },
};

export const BackGoesToPatients: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SYMPTOMS-16'] },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(address(canvas)).toHaveTextContent('/abcd');
  },
};

export const ProceedGoesToSpecialities: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SYMPTOMS-18'] },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('link', { name: 'Proceed' }));
    await expect(address(canvas)).toHaveTextContent('/doctor_final');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    chips(canvas)[3]?.focus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard(' ');
    await expect(canvas.getByText('Picked: Stomach Pain, Loose Motions')).toBeVisible();
  },
};

export const Mobile: Story = {
  beforeEach: () => sessionStorage.setItem('niramaya.symptoms', '["Cough","Heavy Menstrual Bleeding"]'),
  globals: { viewport: { value: 'w360' } },
};

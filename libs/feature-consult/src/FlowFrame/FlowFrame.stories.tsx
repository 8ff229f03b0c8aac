import { storeOwned } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, within } from 'storybook/test';
import { useLocation } from 'react-router-dom';
import { FlowFrame } from './FlowFrame';

const meta = {
  id: 'feature-consult-flowframe',
  title: 'Patterns/Consult/FlowFrame',
  component: FlowFrame,
  args: {
    step: 1,
    title: 'What is bothering you?',
    lead: 'Select all that apply, or none.',
    children: <p>The questions of this step.</p>,
  },
  parameters: { inShop: true, layout: 'fullscreen' },
} satisfies Meta<typeof FlowFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Steps of your consultation' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
    // No patient was chosen in the step before, so it has no tick.
    await expect(steps[0]).toHaveTextContent(/^1Patient \(nothing chosen\)$/);
    const fee =
      'You pay ₹0 for this consultation: this is a demonstration. In a real shop you pay from 199 rupees before the talk, or 0 rupees in the free tier.';
    await expect(canvas.getByText(fee)).toBeVisible();
  },
};

export const WithNotes: Story = {
  args: { step: 0, notes: ['No patient is chosen yet. You can go on: the doctor then asks who it is for.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No patient is chosen yet/)).toBeVisible();
    const proceed = canvas.getByRole('link', { name: 'Proceed' });
    await expect(proceed).toHaveAccessibleDescription(/^No patient is chosen yet/);
    await expect(proceed).toHaveAttribute('href', '/symptoms');
  },
};

export const StepsWithChoices: Story = {
  tags: ['behaviour'],
  args: { step: 2 },
  beforeEach: () => {
    storeOwned(sessionStorage, 'niramaya.patient', { id: 2, name: 'Arjun Iyer', age: '8', gender: 'male' });
    storeOwned(sessionStorage, 'niramaya.symptoms', ['Cough']);
  },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Steps of your consultation' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Patient (done)',
      'Symptoms (done)',
      '3Doctor',
      '4Care plan',
      '5Payment',
    ]);
    const links = within(canvas.getByRole('list', { name: 'Steps of your consultation' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/abcd', '/symptoms']);
  },
};

/** A step that the payment has opened leads straight back to it, and so does each step after it. */
export const OpenedByPayment: Story = {
  tags: ['behaviour'],
  parameters: { route: { pathname: '/symptoms', state: { fromPayment: true } } },
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText('Address');
    await user.click(canvas.getByRole('link', { name: 'Proceed' }));
    await expect(address).toHaveTextContent(/^\/doctor_final$/);
    await user.click(canvas.getByRole('link', { name: 'Back to payment' }));
    await expect(address).toHaveTextContent(/^\/payment$/);
    await expect(canvas.queryByRole('link', { name: 'Back to payment' })).toBeNull();
  },
};

/** The note of a step after a page load names the kind of talk alone where the doctor is not asked for yet. */
export const LoadedAgain: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeOwned(sessionStorage, 'niramaya.symptoms', ['Cough']),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The page was loaded again, which forgets how you talk to the doctor.'),
    ).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Choose video, audio or chat again' });
    await expect(link).toHaveAttribute('href', '/abcd');
  },
};

/** A page load at the symptoms forgets no doctor, because the doctor is asked for in the next step. */
export const LoadedBeforeDoctor: Story = {
  tags: ['behaviour'],
  parameters: { route: '/symptoms' },
  beforeEach: () => storeOwned(sessionStorage, 'niramaya.symptoms', ['Cough']),
  render: function Steps(args) {
    return <FlowFrame {...args} step={useLocation().pathname === '/doctor_final' ? 2 : 1} />;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Choose video, audio or chat again' });
    await user.click(canvas.getByRole('link', { name: 'Proceed' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/doctor_final$/);
    const note = canvas.getByText(/^The page was loaded again/);
    await expect(note).toHaveTextContent('The page was loaded again, which forgets how you talk to the doctor.');
  },
};

/** A consultation that begins on this page has forgotten nothing. */
export const BegunHere: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^The page was loaded again/)).toBeNull();
  },
};

/** The first step leads straight back to the step whose note has opened it. */
export const OpenedByNote: Story = {
  tags: ['behaviour'],
  args: { step: 0 },
  parameters: { route: { pathname: '/abcd', state: { fromStep: 2 } } },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('link', { name: 'Back to Doctor' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/doctor_final$/);
  },
};

/**
 * The prerendered page shows the note only for a consultation that has begun: the script in the head marks the
 * document.
 */
export const Prerendered: Story = {
  tags: ['behaviour'],
  parameters: { prerendered: true },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^The page was loaded again/);
    await expect(note).not.toBeVisible();
    document.documentElement.dataset.begun = '';
    await expect(note).toBeVisible();
    delete document.documentElement.dataset.begun;
  },
};

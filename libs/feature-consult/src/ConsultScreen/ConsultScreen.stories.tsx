import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { called, noteCalls } from '../stories/calls';
import { ConsultScreen } from './ConsultScreen';

const meta = {
  id: 'feature-consult-consultscreen',
  title: 'Screens/ConsultScreen',
  component: ConsultScreen,
  parameters: { inShop: true, layout: 'fullscreen', route: '/consultdoctor', msw: { handlers: { calls: noteCalls } } },
} satisfies Meta<typeof ConsultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CONSULT-01', 'CONSULT-02', 'CONSULT-05', 'CONSULT-06', 'CONSULT-10'] },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.textContent).toBe('Online doctor consultation with qualified doctors');
    await expect(canvas.getByText('Starting at 199 rupees')).toBeVisible();
    const ways = within(canvas.getByRole('list', { name: 'Two ways to ask a doctor' })).getAllByRole('listitem');
    await expect(ways.map((way) => way.textContent)).toEqual([
      'Free tierA written reply within 24-48 hours. Open to everyone.',
      'Starting at 199 rupeesA talk with a doctor by video, audio or chat.',
    ]);
    await expect(canvas.getByText(/Of 26 specialities, 22 or more are on duty at any hour/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start New Consultation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'See the Care Plan' })).toHaveAttribute('href', '/careplan');
  },
};

/** On a phone the only way into a consultation is in the first screen, below at most 150 px of the top bar. */
export const StartsInFirstScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start New Consultation' });
    await expect(start.getBoundingClientRect().bottom).toBeLessThan(740 - 150);
    await expect(start.compareDocumentPosition(canvas.getByRole('list', { name: 'Two ways to ask a doctor' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

export const PaidTier: Story = {
  parameters: { requirements: ['CONSULT-16', 'CONSULT-17'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'The paid and the free consultation compared' })).toBeVisible();
    const columns = canvas.getAllByRole('columnheader').map((column) => column.textContent);
    await expect(columns).toEqual(['Paid', 'Free tier']);
    const answer = canvas.getByText(/^You get a full refund/);
    await expect(answer).not.toBeVisible();
    await user.click(canvas.getByText('What if no doctor replies in time?'));
    await expect(answer).toBeVisible();
    await user.click(canvas.getByText('How do I choose the free tier?'));
    await expect(canvas.getByText(/^There is nothing to choose here yet/)).toBeVisible();
    await expect(document.querySelectorAll('details')).toHaveLength(7);
    const trust = within(canvas.getByRole('region', { name: 'What you can rely on' }));
    await expect(trust.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const SliderCardStartsConsultation: Story = {
  name: 'Card Starts Consultation',
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Meera Iyer'),
  parameters: { onlyAt: 'w1280', requirements: ['CONSULT-11', 'CONSULT-15', 'ROLE-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You see the price before you pay anything.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Consult now: MD Physician' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/abcd');
    const slider = within(canvas.getByRole('group', { name: 'Find the right doctor' }));
    const cards = () => slider.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await user.click(slider.getByRole('button', { name: 'Next specialities' }));
    const shown = ['Bone & Joint Specialist', 'Eye Specialist', 'Dentist', 'Sexologist'];
    await expect(slider.getByRole('status')).toHaveTextContent(`Showing ${shown.join(', ')}, of 8 cards`);
    await waitFor(() => expect(cards()).toEqual(shown));
  },
};

export const GuestSeesLogin: Story = {
  tags: ['state:refused'],
  parameters: { requirements: ['VALID-18', 'ERROR-01', 'ERROR-02', 'ROLE-05'] },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Start New Consultation' }));
    const text = await screen.findByText('Please Login first');
    await expect(text.textContent).toBe('Please Login first ');
    await expect(getComputedStyle(text.parentElement!).backgroundColor).toBe('rgb(92, 99, 97)');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/consultdoctor');
    await expect(called()).toEqual([]);
  },
};

/** Both ways to log in remember that the shopper wants the consultation, which opens after the log-in. */
export const LogInLeadsBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Start New Consultation' }));
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('consultation');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('consultationAtOnce');
  },
};

/** The link below the button opens the login, which leads back to the consultation. */
export const LinkLeadsBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('link', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('consultationAtOnce');
  },
};

export const JoinUsIsInert: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CONSULT-03', 'CONSULT-18', 'CONSULT-19', 'ROLE-06'] },
  play: async ({ canvas }) => {
    const doctors = within(canvas.getByRole('region', { name: 'Are you a doctor?' }));
    const join = doctors.getByRole('button', { name: 'JOIN US' });
    await expect(join).toHaveAccessibleDescription('Joining is not open yet.');
    await user.click(join);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/consultdoctor');
    await expect(document.querySelector('[data-scope=toast][data-part=root]')).toBeNull();
    await expect(called()).toEqual([]);
  },
};

import { openPolicy, useAppDispatch } from '@niramaya/data-access';
import { pointAtAll, underMedia } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { Footer } from './Footer';
import { FooterLinks } from './FooterLinks';

const meta = {
  id: 'feature-shell-footer',
  title: 'Screens/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed = (canvas: ReturnType<typeof within>, region: string) =>
  within(canvas.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const Default: Story = {
  parameters: { requirements: ['SHELL-45', 'SHELL-46', 'SHELL-47', 'SHELL-48', 'SHELL-49'] },
  play: async ({ canvas }) => {
    const links = (name: string) => within(canvas.getByRole('navigation', { name })).getAllByRole('link');
    const hrefs = (name: string) => links(name).map((link) => link.getAttribute('href'));
    await expect(hrefs('Information')).toEqual(['/medi', '/offers', '/covid']);
    await expect(hrefs('Our services')).toEqual(['/medicines', '/consultdoctor', '/careplan', '/cart']);
    const policies = within(canvas.getByRole('navigation', { name: 'Policies' })).getAllByRole('button');
    const titles = ['Privacy policy', 'Returns and refunds', 'Terms of use', 'Grievance officer', 'My data'];
    await expect(policies.map((policy) => policy.textContent)).toEqual(titles);
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  },
};

/** A shopper who is logged in is not invited to sign up. The button stays (SHELL-49), without a border. */
export const SignedIn: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('You are logged in. This creates another account.');
    await expect(sentence).toBeVisible();
    await expect(canvas.queryByText('New here? It takes a minute.')).toBeNull();
    const link = canvas.getByRole('link', { name: 'Sign up' });
    await expect(link).toHaveAttribute('href', '/register');
    await expect(link).toHaveStyle({ borderColor: 'rgba(0, 0, 0, 0)' });
    const text = document.createRange();
    text.selectNodeContents(link);
    // The text is at the edge of the column, as the box of the button has no border.
    const edgePx = sentence.parentElement!.getBoundingClientRect().left;
    await expect(Math.abs(text.getBoundingClientRect().left - edgePx)).toBeLessThan(2);
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  render: () => <FooterLinks title="Our services" links={[{ label: 'Medicines', href: '/medicines' }]} />,
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const Printed: Story = {
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => underMedia('print'),
  play: async ({ canvas }) => {
    for (const name of ['Information', 'Our services'])
      await expect(canvas.getByRole('navigation', { name }).querySelector('a')!.checkVisibility()).toBe(true);
  },
};

export const Claims: Story = {
  parameters: { requirements: ['SHELL-50', 'SHELL-51', 'SHELL-52', 'SHELL-53', 'SHELL-54'] },
  play: async ({ canvas }) => {
    await expect(listed(canvas, 'Why shop with us')).toEqual([
      'From verified licensed pharmacies',
      'Secure payment',
      'Up to 50% off health products',
      'Up to 80% off lab tests at home',
      'Free doctor consultations, by written reply',
    ]);
  },
};

export const ShopDetails: Story = {
  parameters: { requirements: ['SHELL-55', 'SHELL-56', 'SHELL-57', 'SHELL-59', 'CONST-20'] },
  play: async ({ canvas }) => {
    const notSold =
      'We do not sell drugs of Schedule X or other habit-forming drugs. Requests for them are not processed.';
    await expect(canvas.getByText(notSold)).toBeVisible();
    await expect(listed(canvas, 'Order in three steps')).toEqual([
      expect.stringMatching('^1Search'),
      expect.stringMatching('^2Add to cart'),
      expect.stringMatching('^3Checkout'),
    ]);
    await expect(canvas.getByText('Help by phone: 1800 000 0108')).toBeVisible();
    await expect(canvas.getByText(/© 2023 Niramaya/)).toBeVisible();
    // The intro of the home screen names 1000+ cities (HOME-08), so the footer does not promise every place.
    await expect(canvas.getByText('Medicines, lab tests and doctors at home, in cities across India.')).toBeVisible();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { requirements: ['SHELL-58'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo').clientHeight).toBeLessThan(900);
    const { fontSize } = getComputedStyle(canvas.getByText(/^Every day from 8 am to 10 pm/));
    await expect(canvas.getByText('New here? It takes a minute.')).toHaveStyle({ fontSize });
  },
};

/** The groups of links are folded on a phone. The screens of a purchase have no form for the app and no steps. */
export const GroupExpandsMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { requirements: ['SHELL-45', 'SHELL-46', 'SHELL-47'], route: '/payment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Why shop with us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Mobile number' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Order in three steps' })).toBeNull();
    for (const [title, name] of [
      ['Information', 'Our top brands'],
      ['Policies', 'Privacy policy'],
      ['Our services', 'Order medicines'],
    ] as const) {
      const item = within(canvas.getByRole('navigation', { name: title })).getByText(name);
      await expect(item.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
      await user.click(canvas.getByRole('heading', { name: title }));
      await expect(item).toBeVisible();
    }
  },
};

export const GroupsOpenOnWideScreens: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    for (const link of within(canvas.getByRole('navigation', { name: 'Information' })).getAllByRole('link'))
      await expect(link.checkVisibility()).toBe(true);
    for (const title of canvasElement.querySelectorAll<HTMLElement>('summary')) {
      title.focus();
      await expect(title).not.toHaveFocus();
    }
    await expect(canvasElement.querySelectorAll('summary')).toHaveLength(3);
  },
};

export const PolicyOpens: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SHELL-46'] },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Privacy policy' });
    await user.click(trigger);
    const dialog = within(await screen.findByRole('dialog', { name: 'Privacy policy' }));
    await expect(dialog.getByText(/We do not sell, share or advertise with your data/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /close/i }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const PolicyButton = () => {
  const dispatch = useAppDispatch();
  return <button onClick={() => dispatch(openPolicy('returns'))}>Of a screen</button>;
};

export const PolicyOpensFromScreen: Story = {
  tags: ['behaviour'],
  render: () => (
    <>
      <PolicyButton />
      <Footer />
    </>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Of a screen' });
    await user.click(trigger);
    const dialog = within(await screen.findByRole('dialog', { name: 'Returns and refunds' }));
    await expect(dialog.getByText(/can be returned within 7 days of delivery/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

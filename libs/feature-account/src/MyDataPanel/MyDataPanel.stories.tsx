import type { Device } from '@niramaya/data-access';
import { aCartItem, aLongCartItem, aPhoto, aPrescription, storeCart, storeList } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { MyDataPanel } from './MyDataPanel';

const bare: Device = {
  caches: () => Promise.resolve([]),
  databases: () => Promise.resolve([]),
  eraseCache: () => Promise.resolve(),
  eraseDatabase: () => Promise.resolve(),
};

const meta = {
  id: 'feature-shell-mydatapanel',
  title: 'Screens/MyDataPanel',
  component: MyDataPanel,
  args: { device: bare },
  beforeEach: () => {
    storeCart(aCartItem());
    localStorage.setItem('niramaya.city', 'Mumbai');
  },
  parameters: { layout: 'fullscreen', inDrawer: 'My data' },
} satisfies Meta<typeof MyDataPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = async () => within(await screen.findByRole('list', { name: 'Stored here' }));

export const Default: Story = {
  play: async () => {
    const stored = await list();
    await expect(stored.getAllByRole('heading').map((title) => title.textContent)).toEqual(['Your cart', 'Your city']);
    await user.click(stored.getByRole('button', { name: 'Show: Your city' }));
    await expect(stored.getByRole('region', { name: 'Content of: Your city' })).toHaveTextContent('"Mumbai"');
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing is kept here' })).toBeVisible();
  },
};

/** A picture shows its type and size. */
export const Many: Story = {
  args: {
    device: {
      ...bare,
      caches: () => Promise.resolve([{ name: 'pages-v1', addresses: ['https://shop.example/'] }]),
      databases: async (): ReturnType<Device['databases']> => {
        const picture = new Blob([await aPhoto()], { type: 'image/jpeg' });
        const prescriptions = [{ ...aPrescription(), picture }];
        return [
          { name: 'firebase-heartbeat-database', stores: { heartbeats: [] } },
          { name: 'niramaya.prescriptions', stores: { prescriptions } },
        ];
      },
    },
  },
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    localStorage.setItem('stray', 'x');
    storeList(localStorage, 'niramaya.searches', ['zinc', 7]);
    // An older version stored symptoms without their owner.
    sessionStorage.setItem('niramaya.symptoms', '["Cough"]');
  },
  play: async () => {
    const stored = await list();
    await expect(stored.getAllByRole('heading').map((title) => title.textContent)).toEqual([
      'Your sign-in',
      'Recent searches',
      'Symptoms you picked',
      'Something else',
      'Pages and pictures for a weak network',
      'Notes of the sign-in service',
      'Your prescriptions',
    ]);
    await expect(stored.getByText('· some of it is damaged and not shown')).toBeVisible();
    await expect(stored.getByText('· 1 part names no owner and is not shown')).toBeVisible();
    await expect(stored.getAllByRole('article').at(-1)).toHaveTextContent('niramaya.prescriptions · Database · 1 kept');
    await user.click(stored.getByRole('button', { name: 'Show: Your prescriptions' }));
    await expect(stored.getByRole('region', { name: 'Content of: Your prescriptions' })).toHaveTextContent(
      /"doctor": "Dr. Asha Rao".*"picture": "image\/jpeg, \d+ kB"/,
    );
  },
};

export const LongContent: Story = {
  beforeEach: () => storeCart(...Array.from({ length: 20 }, () => aLongCartItem())),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await user.click((await list()).getByRole('button', { name: 'Show: Your cart' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const EraseOneConfirms: Story = {
  tags: ['behaviour'],
  play: async () => {
    const stored = await list();
    await user.click(stored.getByRole('button', { name: 'Erase: Your city' }));
    await expect(stored.getByRole('button', { name: 'No, keep' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(localStorage.getItem('niramaya.city')).toBe('Mumbai');
    await expect(stored.getByRole('button', { name: 'Erase: Your city' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(stored.getByRole('button', { name: 'Yes, erase' }));
    await expect(await screen.findByText('Erased: Your city. 1 thing is kept on this device.')).toHaveFocus();
    await expect(localStorage.getItem('niramaya.city')).toBeNull();
    await expect(localStorage.getItem('cart_data')).not.toBeNull();
  },
};

export const EraseFails: Story = {
  tags: ['behaviour'],
  args: {
    device: {
      ...bare,
      databases: () => Promise.resolve([{ name: 'niramaya.prescriptions', stores: null }]),
      eraseDatabase: () => Promise.reject(new Error('In use.')),
    },
  },
  play: async () => {
    const stored = await list();
    await expect(stored.getAllByRole('article').at(-1)).toHaveTextContent(
      'niramaya.prescriptions · Database · cannot be read now',
    );
    await user.click(screen.getByRole('button', { name: 'Erase everything' }));
    await user.click(screen.getByRole('button', { name: 'Yes, erase' }));
    const status = 'Not erased, still on this device: Your prescriptions. Press again. 1 thing is kept on this device.';
    await expect(await screen.findByText(status)).toHaveFocus();
  },
};

import type { Device } from '@niramaya/data-access';
import { identityHandlers, memberHandlers, storeSession } from '@niramaya/fixtures/msw';
import { aCartItem, aLongCartItem, anOrder, aPhoto, aPrescription, storeCart, storeList } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { MyDataPanel } from './MyDataPanel';

const bare: Device = {
  persistence: () => Promise.resolve('mayGo'),
  cookies: () => Promise.resolve([]),
  workers: () => Promise.resolve([]),
  caches: () => Promise.resolve([]),
  databases: () => Promise.resolve([]),
  eraseCookie: () => Promise.resolve(),
  eraseWorker: () => Promise.resolve(),
  stopWorker: () => Promise.resolve(),
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
    await expect(stored.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
      'Your city',
      'Your cart',
    ]);
    await expect(stored.getByRole('heading', { level: 3, name: 'You and your address' })).toBeVisible();
    await expect(stored.getByText('niramaya.city')).not.toBeVisible();
    await user.click(stored.getByRole('button', { name: 'Show: Your city' }));
    await expect(stored.getByText('niramaya.city')).toBeVisible();
    await expect(stored.getByRole('region', { name: 'Content of: Your city' })).toHaveTextContent(/^Mumbai$/);
    await expect(stored.getAllByRole('article')[1]).toHaveTextContent('Stays until it is erased · 1 kept');
    await expect(
      screen.getByText(
        'This browser may delete these things by itself, for example when the device has no room left. Download what you would miss.',
      ),
    ).toBeVisible();
  },
};

/** The content of an entry is a list that a shopper can read: labels, amounts and days, without technical fields. */
export const ReadableContent: Story = {
  beforeEach: () => {
    storeList(localStorage, 'niramaya.orders', [anOrder()]);
  },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const stored = await list();
    await user.click(stored.getByRole('button', { name: 'Show: My orders' }));
    const content = within(stored.getByRole('region', { name: 'Content of: My orders' }));
    const valueOf = (label: string) => content.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling;
    await expect(valueOf('Number')).toHaveTextContent(/^NM-/);
    await expect(valueOf('Paid on')).toHaveTextContent(/^\w+day, \d+ \w+ \d{4}$/);
    await expect(valueOf('Total')).toHaveTextContent(/^₹/);
    await expect(valueOf('Paid with')).toHaveTextContent(/^Wallet, PhonePe$/);
    // A label and its short value share a line, and all that is short is shown without scrolling in a box.
    const number = content.getAllByText('Number', { selector: 'dt' })[0]!;
    const top = (element?: Element | null) => element?.getBoundingClientRect().top;
    await expect(top(valueOf('Number'))).toBe(top(number));
    const box = stored.getByRole('region', { name: 'Content of: My orders' });
    await expect(box.scrollHeight).toBe(box.clientHeight);
    await expect(content.queryByText('account')).toBeNull();
    // The order has no plan.
    await expect(content.queryByText('Months of a care plan')).toBeNull();
    await user.click(stored.getByRole('button', { name: 'Show: Your cart' }));
    await expect(stored.getByRole('region', { name: 'Content of: Your cart' })).toHaveTextContent(/^Product/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** Messages with their time, the shelf of a product in words, and an order of a consultation alone. */
export const ContentInWords: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    storeList(localStorage, 'niramaya.orders', [anOrder({ lines: [], totalRupees: 0, likelyMs: null, paidBy: null })]);
    storeList(localStorage, 'niramaya.consultations', [
      {
        orderId: 'NM-7K3F9Q',
        of: '',
        patient: { name: 'Asha Rao', age: '34', gender: 'female' },
        symptoms: ['Cough'],
        phone: '9876543210',
        mode: 'Video',
        speciality: 'Chest Physician',
      },
    ]);
    const saidAtMs = Date.parse('2026-11-30T09:34:00Z');
    storeList(sessionStorage, 'niramaya.messages', [{ text: 'no item', kind: 'note', saidAtMs }]);
    storeList(localStorage, 'niramaya.viewed', [{ title: 'Neem Soap', category: 'personalCare' }]);
  },
  play: async () => {
    const stored = await list();
    const shown = async (title: string) => {
      await user.click(stored.getByRole('button', { name: `Show: ${title}` }));
      return stored.getByRole('region', { name: `Content of: ${title}` });
    };
    await expect(await shown('My orders')).toHaveTextContent(
      /^NumberNM-7K3F9QPaid onMonday, 2 February 2026Total₹0\.00Consultationyes, see “Consultations you paid for”$/,
    );
    // The labels are those of the order of the consultation.
    const consultation = within(await shown('Consultations you paid for'));
    await expect(consultation.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Order',
      'Consultation for',
      'Name',
      'Age',
      'Gender',
      'What troubles them',
      'Phone',
      'How',
      'Doctor',
    ]);
    await expect(await shown('What the shop has said')).toHaveTextContent(
      /^Messageno itemShown onMonday, 30 November 2026, 3:04\spm$/,
    );
    await expect(await shown('Recently viewed')).toHaveTextContent(/^ProductNeem SoapShelfPersonal care$/);
  },
};

/**
 * The question before an erasure names other accounts if their data is erased too. An entry that a log-out removes has
 * the log-out as its end.
 */
export const EndsAndOtherAccounts: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    storeList(localStorage, 'niramaya.orders', [anOrder()]);
    storeList(localStorage, 'niramaya.searches', ['zinc']);
  },
  play: async () => {
    const stored = await list();
    const [, , orders, searches] = stored.getAllByRole('article');
    await expect(orders).toHaveTextContent('Stays until it is erased · 1 kept');
    await expect(orders).toHaveTextContent('If you are not logged in, the next person who uses this browser');
    await expect(searches).toHaveTextContent('Until you log out, or erase it · 1 kept');
    await user.click(stored.getByRole('button', { name: 'Erase: My orders' }));
    await expect(
      stored.getByText('Erase “My orders”, those of other accounts on this device too? They cannot be brought back.'),
    ).toBeVisible();
  },
};

/** The browser has not yet said which databases it keeps. */
export const Loading: Story = {
  args: { device: { ...bare, databases: () => new Promise(() => undefined) } },
  play: async () => {
    await expect(await screen.findByText('Looking at what is kept here')).toBeVisible();
  },
};

/** The browser has granted the request that follows the first order. */
export const KeptByBrowser: Story = {
  tags: ['behaviour'],
  args: { device: { ...bare, persistence: () => Promise.resolve('kept') } },
  play: async () => {
    await expect(
      await screen.findByText('This browser has agreed to keep these things until you erase them.'),
    ).toBeVisible();
  },
};

export const UnknownWhetherKept: Story = {
  tags: ['behaviour'],
  args: { device: { ...bare, persistence: () => Promise.resolve('unknown') } },
  play: async () => {
    await expect(
      await screen.findByText(
        'This browser does not tell whether it keeps these things, and may delete them by itself. Download what you would miss.',
      ),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing is kept here' })).toBeVisible();
  },
};

/** One entry of each kind. The content of a picture is shown as its type and size. */
export const Many: Story = {
  args: {
    device: {
      ...bare,
      cookies: () => Promise.resolve([{ name: 'niramaya-language', value: 'hi' }]),
      workers: () => Promise.resolve(['/service-worker.js']),
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
    localStorage.setItem('niramaya.saved.unreadable', '{"v":2}');
    // An older version stored symptoms without their owner.
    sessionStorage.setItem('niramaya.symptoms', '["Cough"]');
  },
  play: async () => {
    const stored = await list();
    await expect(stored.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
      'Your login',
      'Your prescriptions',
      'Symptoms you picked',
      'A list that cannot be read: niramaya.saved.unreadable',
      'Recent searches',
      'Something else: stray',
      'The language you chose',
    ]);
    const fold = screen.getByText('Parts of the shop for a weak network, and notes of the login (3)');
    await expect(screen.getByRole('list', { name: 'Technical parts' })).not.toBeVisible();
    await user.click(fold);
    const parts = within(screen.getByRole('list', { name: 'Technical parts' })).getAllByRole('heading', { level: 4 });
    await expect(parts.map((title) => title.textContent)).toEqual([
      'The helper for a weak network',
      'Pages and pictures for a weak network: pages-v1',
      'Notes of the login service',
    ]);
    await user.click(fold);
    await expect(stored.getByText('· some of it is damaged and not shown')).toBeVisible();
    await expect(stored.getByText('· 1 part names no owner and is not shown')).toBeVisible();
    await expect(stored.getAllByRole('article')[1]).toHaveTextContent(
      /Stays until it is erased · 1 kept.*Technical name: niramaya.prescriptions, database/,
    );
    await user.click(stored.getByRole('button', { name: 'Show: Your prescriptions' }));
    await expect(stored.getByRole('region', { name: 'Content of: Your prescriptions' })).toHaveTextContent(
      /DoctorDr. Asha Rao.*Pictureimage\/jpeg, \d+ kB/,
    );
  },
};

/**
 * Entries of one purpose differ by their technical names, also in the question. Only the shop's own cookie has a known
 * end.
 */
export const SamePurpose: Story = {
  tags: ['behaviour'],
  args: {
    device: {
      ...bare,
      cookies: () =>
        Promise.resolve([
          { name: 'niramaya-language', value: 'hi' },
          { name: 'visits', value: '3' },
        ]),
      caches: () => Promise.resolve(['pages-v1', `pages-${'v2'.repeat(40)}`].map((name) => ({ name, addresses: [] }))),
    },
  },
  beforeEach: () => localStorage.clear(),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const stored = await list();
    await expect(stored.getAllByText('Ends after a year')).toHaveLength(1);
    const cookie = stored.getByRole('heading', { name: 'Something else: visits' }).closest('article')!;
    await expect(within(cookie).getByText('The page that left it decides when it ends')).toBeVisible();
    await user.click(screen.getByText('Parts of the shop for a weak network, and notes of the login (2)'));
    const parts = within(screen.getByRole('list', { name: 'Technical parts' }));
    await user.click(parts.getByRole('button', { name: 'Erase: Pages and pictures for a weak network: pages-v1' }));
    const question = 'Erase “Pages and pictures for a weak network: pages-v1”? It cannot be brought back.';
    await expect(parts.getByText(question)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** More than a screen of records scrolls in its own box, which a keyboard reaches. */
export const LongContent: Story = {
  beforeEach: () => storeCart(...Array.from({ length: 20 }, () => aLongCartItem())),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const stored = await list();
    await user.click(stored.getByRole('button', { name: 'Show: Your cart' }));
    const box = stored.getByRole('region', { name: 'Content of: Your cart' });
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await expect(box).toHaveAttribute('tabindex', '0');
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

/** Only a database may be held by another tab, so the text about the cache has another reason. */
export const EraseFails: Story = {
  tags: ['state:failed'],
  args: {
    device: {
      ...bare,
      caches: () => Promise.resolve([{ name: 'pages-v1', addresses: [] }]),
      databases: () => Promise.resolve([{ name: 'niramaya.prescriptions', stores: null }]),
      eraseDatabase: () => Promise.reject(new Error('In use.')),
    },
  },
  play: async () => {
    const stored = await list();
    await expect(stored.getByText('· cannot be read now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erase everything' }));
    await user.click(screen.getByRole('button', { name: 'Yes, erase' }));
    const status =
      'Not erased yet, still on this device: Your prescriptions. Another tab of the shop holds it open. Close the other tabs of the shop, and press again. Not erased, still on this device: Pages and pictures for a weak network: pages-v1. Press again. 2 things are kept on this device: 1 about you and 1 that the shop needs.';
    await expect(await screen.findByText(status)).toHaveFocus();
  },
};

const held: string[] = [];

/** With a service worker among the entries, the text adds that the next page load installs it again. */
export const EraseEverything: Story = {
  tags: ['behaviour'],
  args: {
    device: {
      ...bare,
      workers: () => Promise.resolve([...held]),
      eraseWorker: () => Promise.resolve(void held.splice(0)),
    },
  },
  beforeEach: () => {
    held.splice(0, held.length, '/service-worker.js');
  },
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
    await user.click(screen.getByRole('button', { name: 'Yes, erase' }));
    const status =
      'Everything was erased from this device. The next page that you open or reload keeps parts of the shop here again, for a weak network. 0 things are kept on this device.';
    await expect(await screen.findByText(status)).toHaveFocus();
    await expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  },
};

const signedIn: Pick<Story, 'beforeEach' | 'parameters'> = {
  beforeEach: () => storeSession(),
  parameters: { msw: { handlers: { identity: identityHandlers.ready(), members: memberHandlers.ready() } } },
};

export const SignedIn: Story = {
  ...signedIn,
  play: async () => {
    await expect((await list()).getByRole('heading', { name: 'Who is logged in' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
};

/** The account of the sign-in provider has labels and days, and neither its tokens nor its technical fields. */
export const LoginInWords: Story = {
  ...signedIn,
  tags: ['behaviour'],
  play: async () => {
    const stored = await list();
    await user.click(stored.getByRole('button', { name: 'Show: Your login' }));
    await expect(stored.getByRole('region', { name: 'Content of: Your login' })).toHaveTextContent(
      /^Number of the account\S+Emailmeera\.iyer@example\.inNameMeera IyerKeys of the loginhiddenCreated onSaturday, 22 July 2023, 9:56\samLast loginSaturday, 22 July 2023, 9:56\sam$/,
    );
  },
};

/** The sentence for guests is left out for a shopper who is logged in. */
export const TextForMembers: Story = {
  ...signedIn,
  tags: ['behaviour'],
  beforeEach: () => {
    storeList(localStorage, 'niramaya.orders', [anOrder()]);
    return storeSession();
  },
  play: async () => {
    await expect((await list()).getByRole('heading', { name: 'My orders' })).toBeVisible();
    await expect(screen.queryByText(/If you are not logged in/)).toBeNull();
  },
};

export const DeletedAccountIsAnnounced: Story = {
  ...signedIn,
  tags: ['behaviour'],
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete my account?' }));
    await user.type(asked.getByLabelText(/^Your password/), 'Tulsi@2023');
    await user.click(asked.getByRole('button', { name: 'Yes, delete' }));
    const status = await screen.findByText(
      'Your account and your family list were deleted, and the orders, consultations, prescriptions and refill days of this account on this device. 2 things are kept on this device.',
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete my account?' })).toBeNull());
    await waitFor(() => expect(status).toHaveFocus());
    const titles = (await list()).getAllByRole('heading', { level: 4 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Your city', 'Your cart']);
  },
};

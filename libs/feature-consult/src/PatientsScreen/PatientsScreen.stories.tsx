import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoMembers, storeOwned } from '@niramaya/fixtures';
import { memberHandlers } from '@niramaya/fixtures/msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { called, stored, withMembers } from '../stories/calls';
import { memberDialogCloses, openMemberDialog } from '../stories/member-dialog';
import { PatientsScreen } from './PatientsScreen';

const meta = {
  id: 'feature-consult-patientsscreen',
  title: 'Screens/PatientsScreen',
  component: PatientsScreen,
  parameters: { inShop: true, layout: 'fullscreen', route: '/abcd', ...withMembers(memberHandlers.ready()) },
} satisfies Meta<typeof PatientsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CONSULT-20', 'CONSULT-33', 'STATE-40'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Patient details');
    await canvas.findByText('Meera Iyer');
    await expect([...canvasElement.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'Meera Iyer34female',
      'Arjun Iyer8male',
      'Savitri Subramaniam67female',
    ]);
    const modes = canvas.getAllByRole('button', { pressed: false }).map((mode) => mode.textContent);
    await expect(modes).toEqual(['Video', 'Audio', 'Chat']);
    const guest =
      'You are not logged in: the next guest of this browser sees your family list, and the consultation that your order keeps, with this number.';
    await expect(canvas.getByText(guest)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(document.querySelector('[role=dialog]')).toBeNull();
    await expect(called()).toEqual(['GET /api/consult']);
  },
};

/** The small print is behind one line, so that the way on is near. */
export const SmallPrintOpens: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const consent = canvas.getByText('The doctor asks for your consent at the start of the talk.', { exact: false });
    const privacy = canvas.getByText(/^The patient, the symptoms and the number stay in this tab until you pay;/);
    await expect(consent).not.toBeVisible();
    await user.click(canvas.getByText('Before you go on'));
    await expect(consent).toBeVisible();
    await expect(privacy).toBeVisible();
    await expect(
      within(consent.closest('ul')!)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'The doctor advises you remotely and cannot examine you, and may ask you to see a doctor in person.',
      'The doctor asks for your consent at the start of the talk. You may say no, or stop at any time.',
      'The patient, the symptoms and the number stay in this tab until you pay; then your order keeps them on this device. In this demonstration no doctor gets any of it.',
      'Whether you want video, audio or chat, and the doctor you chose, are forgotten if you load the page again.',
      'Your family list is used for nothing but your consultations. With a login it is shown to you alone.',
    ]);
  },
};

/** Two screens of a phone are 1,480 px, of which the top bar has 150. A consultation begins with a login. */
export const ProceedIsNear: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Meera Iyer');
    const proceed = canvas.getByRole('link', { name: 'Proceed' });
    await expect(proceed.getBoundingClientRect().bottom + window.scrollY).toBeLessThan(1480 - 150);
  },
};

/**
 * On a wide screen a short list ends below its last line, and a long one is no taller than the panels next to it, so
 * that nothing below moves when it arrives.
 */
export const LongListNextToPanels: Story = {
  tags: ['behaviour'],
  parameters: withMembers(memberHandlers.ready([...demoMembers(), ...demoMembers(), ...demoMembers()])),
  // A shopper who is logged in has no note below the phone number, so the panels are at their lowest.
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Meera Iyer');
    const bottomOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().bottom;
    await expect(bottomOf('Your family')).toBeLessThanOrEqual(bottomOf('Video, audio or chat?'));
  },
};

export const ShortListNextToPanels: Story = {
  ...LongListNextToPanels,
  parameters: withMembers(memberHandlers.ready(demoMembers().slice(0, 1))),
  play: async ({ canvas }) => {
    const lastLine = await canvas.findByText(
      'Is it for somebody else? Press “+ Add New Member”. The pencil changes or removes somebody.',
    );
    const list = canvas.getByRole('region', { name: 'Your family' });
    const below = list.getBoundingClientRect().bottom - lastLine.getBoundingClientRect().bottom;
    await expect(below).toBeLessThan(16);
  },
};

/** The phone number is in the storage of the tab only, and is not sent. */
export const Failed: Story = {
  parameters: { requirements: ['ERROR-35', 'CONSULT-29', 'CONSULT-34'], ...withMembers(memberHandlers.failed()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your list did not load.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '+ Add New Member' })).toBeVisible();
    const phone = canvas.getByRole('textbox', { name: 'Patient phone number' });
    await user.type(phone, '+91 98765 43210');
    await expect(phone).toHaveAccessibleDescription(/^Why we ask: the doctor calls this number\./);
    await expect(JSON.stringify({ ...localStorage })).not.toContain('98765');
    await expect(sessionStorage.getItem('niramaya.patient_phone')).toBe('{"of":"","value":"+91 98765 43210"}');
    await expect(called().filter((call) => !call.startsWith('GET'))).toEqual([]);
    await user.click(canvas.getByRole('link', { name: 'Proceed' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/symptoms');
  },
};

export const Loading: Story = {
  parameters: withMembers(memberHandlers.loading()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your list…')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Proceed' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: withMembers(memberHandlers.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody is on your list yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '+ Add New Member' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: withMembers(memberHandlers.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your list did not load.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: 'Arjun Iyer' }));
    await user.click(canvas.getByRole('button', { name: 'Video' }));
    await expect(canvas.getByRole('radio', { name: 'Arjun Iyer' })).toBeChecked();
    const modes = within(canvas.getByRole('region', { name: 'Video, audio or chat?' })).getAllByRole('button');
    await expect(modes.map((mode) => [mode.textContent, mode.ariaPressed])).toEqual([
      ['Video', 'true'],
      ['Audio', 'false'],
      ['Chat', 'false'],
    ]);
    // The background alone shows the choice.
    await expect(modes.map((mode) => getComputedStyle(mode).backgroundColor)).toEqual([
      'rgb(11, 99, 88)',
      'rgb(255, 255, 255)',
      'rgb(255, 255, 255)',
    ]);
  },
};

/**
 * A shopper who is logged in does not see the note about the next guest of this browser: no other person is shown the
 * family list or the order.
 */
export const SignedIn: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    await canvas.findByText('Meera Iyer');
    await expect(canvas.queryByText(/^You are not logged in/)).toBeNull();
  },
};

/** The members belong to a shopper, whom the server does not know. */
export const Prerendered: Story = {
  parameters: { prerendered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your list…')).toBeInTheDocument();
    await expect(canvas.queryByText(/^No patient is chosen yet|^No phone number yet/)).toBeNull();
    await expect(called()).toEqual([]);
  },
};

/** The room of the notes above the link to the next step, in the prerendered page and with both of them. */
const heightOfNotes = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('link', { name: 'Proceed' }).closest('main')!)
    .getAllByRole('status')
    .at(-1)!
    .getBoundingClientRect().height;

/** The notes appear once the storage of the tab is read. The prerendered page of a phone has the room for them. */
export const PrerenderedRoomOfNotes: Story = {
  tags: ['behaviour'],
  parameters: { prerendered: true },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(heightOfNotes(canvas)).toBe(100);
  },
};

export const RoomOfNotes: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No phone number yet/)).toBeVisible();
    await expect(heightOfNotes(canvas)).toBe(100);
  },
};

/** An age in words goes on as it is (VALID-14), and a note names the consequence. */
export const AgeWithoutFigures: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    storeOwned(sessionStorage, 'niramaya.patient', { id: 2, name: 'Ramesh', age: 'abc', gender: 'male' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('“abc” is no age in figures, so the doctor asks how old Ramesh is.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Proceed' })).toHaveAttribute('href', '/symptoms');
  },
};

export const WithoutPatientOrNumber: Story = {
  play: async ({ canvas }) => {
    const status = () => within(canvas.getByRole('link', { name: 'Proceed' }).closest('main')!).getAllByRole('status');
    const notes = () => status().at(-1)!;
    const noPatient = 'No patient is chosen yet. You can go on: the doctor then asks who it is for.';
    const noNumber = 'With this phone number no doctor can reach you. Check it, or go on as it is.';
    const error = 'A phone number has at least 10 digits, not counting zeros in front.';
    const missing = 'No phone number yet, so the doctor cannot reach you. You can go on and add it later.';
    const video = canvas.getByRole('button', { name: 'Video' });
    const proceed = canvas.getByRole('link', { name: 'Proceed' });
    await canvas.findByRole('radio', { name: 'Arjun Iyer' });
    await expect(notes()).toHaveTextContent(`${noPatient}${missing}`);
    const colors = () => [...notes().children].map((note) => getComputedStyle(note).color);
    await expect(new Set(colors()).size).toBe(2);
    const { top: topOfProceed } = proceed.getBoundingClientRect();
    const phone = canvas.getByRole('textbox', { name: 'Patient phone number' });
    // The note about no number becomes a warning once the field was left, and nothing moves under the finger.
    await user.click(phone);
    await user.click(canvas.getByRole('heading', { level: 1 }));
    await expect(new Set(colors()).size).toBe(1);
    await expect(proceed.getBoundingClientRect().top).toBe(topOfProceed);
    await expect(proceed).toHaveAccessibleDescription(`${noPatient} ${missing}`);
    await user.type(phone, '12345');
    await waitFor(() => expect(notes()).toHaveTextContent(`${noPatient}${noNumber}`));
    await expect(canvas.queryByText(error)).toBeNull();
    const { top } = video.getBoundingClientRect();
    await user.click(await canvas.findByRole('radio', { name: 'Arjun Iyer' }));
    await expect(notes()).toHaveTextContent(noNumber);
    await expect(canvas.queryByText(noPatient)).toBeNull();
    await expect(phone).toBeInvalid();
    await expect(canvas.getByText(error)).toBeVisible();
    await expect(video.getBoundingClientRect().top).toBe(top);
    await user.type(phone, '67890');
    await expect(notes()).toBeEmptyDOMElement();
    await expect(canvas.queryByText(error)).toBeNull();
    await user.clear(phone);
    await expect(notes()).toHaveTextContent(missing);
    await user.type(phone, '12345');
    await user.click(proceed);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/symptoms');
  },
};

export const AddScrollsToMember: Story = {
  tags: ['behaviour'],
  parameters: withMembers(memberHandlers.ready([...demoMembers(), ...demoMembers(), ...demoMembers()])),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Meera Iyer');
    const list = canvas.getByRole('group', { name: 'Your family' });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    for (const name of ['Asha Rao', 'Kabir Rao']) {
      await openMemberDialog(canvas);
      await user.type(screen.getByRole('textbox', { name: 'Patient name' }), name);
      await user.type(screen.getByRole('textbox', { name: 'Age' }), '61');
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await memberDialogCloses();
      await expect(await canvas.findByRole('radio', { name })).toBeChecked();
      await waitFor(() => expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThan(1));
      list.scrollTop = 0;
    }
  },
};

export const ModesAreNeitherStoredNorSent: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CONSULT-30', 'CONSULT-31', 'CONSULT-32', 'AMB-55', 'AMB-62'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Meera Iyer');
    const before = stored();
    const modes = within(canvas.getByRole('region', { name: 'Video, audio or chat?' }));
    await expect(modes.getByText('Choose now, or later with the doctor.')).toBeVisible();
    for (const name of ['Video', 'Audio', 'Chat']) {
      const mode = modes.getByRole('button', { name });
      await user.click(mode);
      await expect(mode).toHaveAttribute('aria-pressed', 'true');
      await expect(modes.getAllByRole('button', { pressed: true })).toHaveLength(1);
    }
    await user.keyboard(' ');
    await expect(modes.queryByRole('button', { pressed: true })).toBeNull();
    await expect(stored()).toEqual(before);
    await expect(called()).toEqual(['GET /api/consult']);
  },
};

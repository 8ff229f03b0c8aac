import {
  aPhoto,
  aPrescription,
  fillSilently,
  forgetPrescriptions,
  holdPrescriptions,
  holdPrescriptionWrites,
  seedPrescriptions,
  blockDatabases,
  underMedia,
} from '@niramaya/fixtures';
import { hasUnsavedInput } from '@niramaya/data-access';
import { openOverlays } from '@niramaya/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import { PrescriptionsPanel } from './PrescriptionsPanel';

const rao = aPrescription({ orders: ['NM-7K3F9Q'] });
const iyer = aPrescription({ id: 'iyer', doctor: 'Dr. Meera Iyer', writtenOn: '2025-12-02' });

const meta = {
  id: 'feature-shell-prescriptionspanel',
  title: 'Screens/PrescriptionsPanel',
  component: PrescriptionsPanel,
  beforeEach: async () => {
    await seedPrescriptions([iyer, rao]);
    return forgetPrescriptions;
  },
  parameters: { layout: 'fullscreen', inDrawer: 'Prescriptions' },
} satisfies Meta<typeof PrescriptionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

let release = () => {};
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Your prescriptions' })).getAllByRole('article');
/** Waits until every picture of the panel has loaded. */
const pictured = () =>
  waitFor(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')];
    await expect(images.length).toBeGreaterThan(0);
    for (const { naturalWidth } of images) await expect(naturalWidth).toBeGreaterThan(0);
  });
/** Chooses a file, as the file chooser of the device does. */
const choose = async (file: File) => {
  await screen.findByRole('button', { name: 'Choose a picture' });
  await fireEvent.change(document.querySelector('input[type=file]:not([capture])')!, { target: { files: [file] } });
};
const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/jpeg' };
const doctorField = () => screen.findByRole('textbox', { name: /^Doctor/ });
async function chooseAndFill(doctor: string, file?: File) {
  await choose(file ?? (await aPhoto()));
  await user.type(await doctorField(), doctor);
  await fireEvent.change(screen.getByLabelText(/^Date on the prescription/), { target: { value: '2026-02-03' } });
}
const viewRao = () => screen.findByRole('button', { name: 'View: Dr. Asha Rao, 12 January 2026' });

export const PartlyUnreadable: Story = {
  beforeEach: () => seedPrescriptions([iyer, { ...rao, writtenOn: '+999999-99-99' }]),
  play: async () => {
    await expect(await cards()).toHaveLength(1);
    const notice = 'Some of your prescriptions cannot be read: they are damaged. They stay on this device.';
    await expect(screen.getByText(notice)).toBeVisible();
  },
};

export const Default: Story = {
  play: async () => {
    const [first, second] = await cards();
    await expect(first).toHaveTextContent('Dr. Asha Rao, 12 January 2026On the receipt of order NM-7K3F9Q');
    await expect(second).toHaveTextContent('Dr. Meera Iyer, 2 December 2025');
    const name = 'Prescription of Dr. Asha Rao, 12 January 2026';
    await expect(within(first!).getByRole('img', { name })).toBeVisible();
    await expect(screen.getByText(/anyone using this browser without a login can see them/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Take a photograph' })).toBeNull();
    await pictured();
  },
};

export const Empty: Story = {
  beforeEach: forgetPrescriptions,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No prescriptions yet' })).toBeVisible();
    await expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('niramaya.prescriptions');
  },
};

export const LongContent: Story = {
  beforeEach: () =>
    seedPrescriptions([
      aPrescription({
        doctor: 'Dr. Venkatanarasimharajuvaripeta Srinivasa Subrahmanyam-Krishnamoorthy, MD',
        orders: ['NM-7K3F9Q', 'NM-AAAAAA', 'NM-BBBBBB'],
      }),
    ]),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await pictured();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** A handheld device has a separate button for its camera. */
export const Touch: Story = {
  beforeEach: () => underMedia('(pointer: coarse)'),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Take a photograph' })).toBeVisible();
    await expect(document.querySelector('input[capture=environment]')).toHaveAttribute('accept', 'image/*');
  },
};

export const Loading: Story = {
  beforeEach: () => blockDatabases('silent'),
  play: async () => {
    await expect(await screen.findByText('Looking for your prescriptions')).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: () => blockDatabases('forbidden'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Prescriptions cannot be kept here' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
  },
};

/**
 * The database has a higher version, as a newer version of the shop leaves it. The retry finds it erased by another
 * tab.
 */
export const RetriesFailedRead: Story = {
  tags: ['state:failed'],
  beforeEach: async () => {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('niramaya.prescriptions', 2);
      opening.onsuccess = () => resolve(opening.result.close());
      opening.onerror = reject;
    });
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Your prescriptions cannot be read now' })).toBeVisible();
    await forgetPrescriptions();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('heading', { name: 'No prescriptions yet' })).toBeVisible();
  },
};

/** An open tab keeps the browser from erasing the database. The retry succeeds once that tab is closed. */
export const HeldByAnotherTab: Story = {
  tags: ['behaviour'],
  beforeEach: async () => {
    release = await holdPrescriptions();
    forgetPrescriptions().catch(() => undefined);
    return () => release();
  },
  play: async () => {
    const text = 'Another tab of the shop holds them open. Close the other tabs of the shop, and try again.';
    await expect(await screen.findByText(text, {}, { timeout: 20_000 })).toBeVisible();
    release();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('heading', { name: 'No prescriptions yet' })).toBeVisible();
  },
};

export const Full: Story = {
  beforeEach: () => blockDatabases('full'),
  play: async () => {
    await chooseAndFill('Dr. Ravi Sen');
    await user.click(screen.getByRole('button', { name: 'Keep it on this device' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This device has no room left, so nothing was kept. Remove another prescription, or make room on the device, and press again.',
    );
    await expect(await doctorField()).toHaveValue('Dr. Ravi Sen');
    await expect(await cards()).toHaveLength(2);
  },
};

/** Some file choosers give a file without a type, such as the second one here. */
export const NoPicture: Story = {
  play: async () => {
    for (const [name, content, problem] of [
      ['page.pdf', '%PDF-1.7', 'A PDF cannot be kept here. Take a screenshot of its page, and choose that.'],
      ['page', '%PDF-1.7', 'A PDF cannot be kept here. Take a screenshot of its page, and choose that.'],
      ['page.jpg', new Uint8Array(25_000_001), 'That picture is larger than 25 MB.'],
      ['page.png', 'no picture', 'This browser cannot show that picture. Choose a photograph or a screenshot.'],
    ] as const) {
      await choose(new File([content], name, { type: types[name.split('.')[1] ?? ''] }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(problem));
      await expect(screen.queryByRole('textbox')).toBeNull();
    }
  },
};

/** A screenshot of a long prescription keeps every pixel, or says how many are left on a device with little room. */
export const KeepsLongScreenshot: Story = {
  tags: ['behaviour'],
  beforeEach: forgetPrescriptions,
  play: async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 12_000 });
    canvas.getContext('2d')!.fillText('Paracetamol 500 mg', 100, 11_000);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const long = new File([blob!], 'long.png', { type: 'image/png' });
    const estimate = spyOn(navigator.storage, 'estimate');
    estimate.mockResolvedValueOnce({ quota: 5_000_000, usage: 0 });
    await choose(long);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This device has too little room to keep that picture readable.',
    );
    estimate.mockResolvedValueOnce({ quota: 30_000_000, usage: 20_000_000 });
    await choose(long);
    await expect(
      await screen.findByText(/^Made smaller to fit here: from 1080 × 12000 px to 949 × 10541 px, \d+ kB\.$/),
    ).toBeVisible();
    estimate.mockResolvedValueOnce({});
    await chooseAndFill('Dr. Asha Rao', long);
    const size = /^At its full size: 1080 × 12000 px, \d+ kB\.$/;
    await expect(await screen.findByText(size, {}, { timeout: 10_000 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep it on this device' }));
    await user.click(await screen.findByRole('button', { name: 'View: Dr. Asha Rao, 3 February 2026' }));
    const picture = screen.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1080, 12_000]));
  },
};

export const Invalid: Story = {
  play: async () => {
    await choose(await aPhoto());
    await user.type(await doctorField(), ' {Enter}');
    await expect(screen.getByText('Enter the name of the doctor.')).toBeVisible();
    await expect(screen.getByText('Choose the date on the prescription, today or earlier.')).toBeVisible();
    await expect(await doctorField()).toHaveFocus();
    const day = screen.getByLabelText(/^Date on the prescription/);
    await fireEvent.change(day, { target: { value: '2999-01-12' } });
    const future = 'That day has not come yet. Choose the date on the prescription, today or earlier.';
    await expect(screen.getByText(future)).toBeVisible();
    await fireEvent.change(day, { target: { value: '0002-01-12' } });
    await expect(screen.getByText('That is more than ten years ago. Check the year.')).toBeVisible();
    await fireEvent.change(day, { target: { value: '' } });
    await expect(screen.getByText('Choose the date on the prescription, today or earlier.')).toBeVisible();
  },
};

/** A second click while the prescription is being stored does not store it twice. */
export const SavesOnce: Story = {
  tags: ['state:busy'],
  beforeEach: forgetPrescriptions,
  play: async () => {
    await chooseAndFill(' Dr. Asha Rao ');
    screen.getByRole('button', { name: 'Keep it on this device' }).focus();
    await user.keyboard('{Enter}{Enter}');
    await expect(await screen.findByText('Kept on this device: Dr. Asha Rao, 3 February 2026.')).toHaveFocus();
    await expect(await cards()).toHaveLength(1);
  },
};

/**
 * The form waits while the shopper looks at another prescription, until a button or Back closes it. Until then a change
 * of the language asks first.
 */
export const CancelDiscards: Story = {
  tags: ['behaviour'],
  play: async () => {
    await choose(await aPhoto());
    const doctor = await doctorField();
    await waitFor(() => expect(doctor).toHaveFocus());
    await user.keyboard('Dr. Ravi Sen');
    const opener = await viewRao();
    const before = openOverlays.count();
    for (const close of [
      () => user.click(screen.getByRole('button', { name: 'All prescriptions' })),
      () => openOverlays.closeAbove(before),
    ]) {
      await user.click(opener);
      await expect(screen.queryByRole('textbox')).toBeNull();
      await close();
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
    await expect(doctor).toHaveValue('Dr. Ravi Sen');
    await expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
    await expect(screen.queryByRole('img', { name: 'The picture you chose' })).toBeNull();
    await expect(await cards()).toHaveLength(2);
    await expect(hasUnsavedInput()).toBe(false);
  },
};

/** Cancelled now, the prescription would be stored all the same. */
export const CancelWaitsForSave: Story = {
  tags: ['behaviour'],
  play: async () => {
    await chooseAndFill('Dr. Ravi Sen');
    const release = await holdPrescriptionWrites();
    await user.click(screen.getByRole('button', { name: 'Keep it on this device' }));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await release();
    await expect(await screen.findByText('Kept on this device: Dr. Ravi Sen, 3 February 2026.')).toBeVisible();
  },
};

/** The view was open before, and the button that opened it does not take the focus from the outcome. */
export const RemoveDeletesFromDevice: Story = {
  tags: ['behaviour'],
  play: async () => {
    await user.click(await viewRao());
    await user.click(screen.getByRole('button', { name: 'All prescriptions' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Dr. Asha Rao, 12 January 2026' }));
    await expect(screen.getByRole('group')).toHaveTextContent(
      'Remove “Dr. Asha Rao, 12 January 2026”? It goes from its receipt too. The picture cannot be brought back.',
    );
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }));
    const outcome = await screen.findByText('Removed: Dr. Asha Rao, 12 January 2026.');
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    await expect(outcome).toHaveFocus();
  },
};

/** Full size shows each pixel: the picture scrolls inside its region, and the page does not scroll sideways. */
export const Open: Story = {
  play: async () => {
    await user.click(await viewRao());
    await expect(screen.getByRole('button', { name: 'All prescriptions' })).toHaveFocus();
    await pictured();
  },
};

export const OpensFullSize: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await user.click(await viewRao());
    await user.click(screen.getByRole('button', { name: 'Full size' }));
    await pictured();
    const region = screen.getByRole('region', { name: 'Prescription of Dr. Asha Rao, 12 January 2026' });
    await expect(region.scrollWidth).toBe(600);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** The fields are filled as by a browser's form filler that fires no event, and the form still reads their texts. */
export const ChangesName: Story = {
  tags: ['behaviour'],
  play: async () => {
    await user.click(await viewRao());
    await user.click(screen.getByRole('button', { name: 'Change doctor or date' }));
    const doctor = await doctorField();
    await expect(doctor).toHaveFocus();
    fillSilently(doctor, 'Dr.\tA. Rao ');
    fillSilently(screen.getByLabelText(/^Date on the prescription/), '2026-01-13');
    const allow = blockDatabases('full');
    try {
      await user.click(screen.getByRole('button', { name: 'Keep it on this device' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Nothing was changed: the prescription is still kept as it was. Press again. If this device is full, make room first.',
      );
    } finally {
      allow();
    }
    await user.type(doctor, '{Enter}');
    await expect(await screen.findByText('Changed: Dr. A. Rao, 13 January 2026.')).toHaveFocus();
    await expect(await screen.findByRole('heading', { name: 'Dr. A. Rao, 13 January 2026' })).toBeVisible();
  },
};

export const AnotherTabErases: Story = {
  tags: ['behaviour'],
  play: async () => {
    await user.click(await viewRao());
    await seedPrescriptions([iyer]);
    await expect(await screen.findByText('That prescription is no longer kept on this device.')).toHaveFocus();
    await expect(await cards()).toHaveLength(1);
  },
};

export const HiddenFromOtherAccounts: Story = {
  tags: ['behaviour'],
  beforeEach: async () => {
    await seedPrescriptions([rao, { ...iyer, of: 'u1:Asha' }, aPrescription({ id: 'mine', of: 'u2:Ravi' })]);
    localStorage.setItem('validkey', 'Ravi');
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid: 'u2' }));
  },
  play: async () => {
    const titles = (await cards()).map((card) => card.querySelector('h3')?.textContent);
    await expect(titles).toEqual(['Dr. Asha Rao, 12 January 2026']);
    await expect(screen.queryByText(/On the receipt/)).toBeNull();
    await expect(screen.getByText(/shown while you are logged in to this account, and to no other/)).toBeVisible();
  },
};

export const MissingPicture: Story = {
  beforeEach: () => seedPrescriptions([rao], new Blob(['broken'], { type: 'image/jpeg' })),
  play: async () => {
    await expect(await screen.findByText('This picture cannot be shown any more.')).toBeVisible();
  },
};

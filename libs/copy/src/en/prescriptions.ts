import type { PictureSize, PrescriptionDetails } from '@niramaya/contract';

const pixels = ({ widthPx, heightPx }: PictureSize) => `${widthPx} × ${heightPx} px`;
const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The texts of the prescriptions panel. */
export const prescriptionsCopy = {
  note: 'Pictures of your prescriptions, on this device and nowhere else: nothing is uploaded, and nobody at the shop sees them. Keep the paper too, because a browser may clear what it keeps.',
  whose: {
    guest: 'You are not logged in: anyone using this browser without a login can see them.',
    member: 'They are shown while you are logged in to this account, and to no other.',
  },
  list: 'Your prescriptions',
  loading: 'Looking for your prescriptions',
  title: ({ doctor, writtenOn }: PrescriptionDetails) =>
    `${doctor}, ${new Date(writtenOn).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })}`,
  pictureOf: (title: string) => `Prescription of ${title}`,
  noPicture: 'This picture cannot be shown any more.',
  receipts: (orders: readonly string[]) =>
    orders.length === 1 ? `On the receipt of order ${orders[0]}` : `On the receipts of orders ${orders.join(', ')}`,
  add: {
    photograph: 'Take a photograph',
    choose: 'Choose a picture',
    accepted:
      'A photograph or a screenshot of up to 25 MB. A PDF is not accepted. It stays at its full size where that is possible, and the location where it was taken is removed.',
    reading: 'Reading the picture',
    chosen: 'The picture you chose',
    kept: (original: PictureSize, kept: PictureSize, bytes: number) =>
      kept.widthPx === original.widthPx && kept.heightPx === original.heightPx
        ? `At its full size: ${pixels(kept)}, ${size(bytes)}.`
        : `Made smaller to fit here: from ${pixels(original)} to ${pixels(kept)}, ${size(bytes)}.`,
    problems: {
      pdf: 'A PDF cannot be kept here. Take a screenshot of its page, and choose that.',
      unreadable: 'This browser cannot show that picture. Choose a photograph or a screenshot.',
      large: 'That picture is larger than 25 MB. Take a smaller one, or a screenshot of it.',
      long: 'That picture is too long: made smaller, it could not be read. Choose it in parts, as two screenshots.',
      full: 'This device has too little room to keep that picture readable. Make room on it, or remove another prescription, and choose the picture again.',
    },
  },
  form: {
    doctor: 'Doctor',
    doctorHint: 'As it stands on the prescription.',
    writtenOn: 'Date on the prescription',
    wrong: {
      doctor: { missing: 'Enter the name of the doctor.' },
      writtenOn: {
        missing: 'Choose the date on the prescription, today or earlier.',
        future: 'That day has not come yet. Choose the date on the prescription, today or earlier.',
        past: 'That is more than ten years ago. Check the year.',
      },
    },
    keep: 'Keep it on this device',
    cancel: 'Cancel',
  },
  outcomes: {
    kept: (title: string) => `Kept on this device: ${title}.`,
    changed: (title: string) => `Changed: ${title}.`,
    removed: (title: string) => `Removed: ${title}.`,
    gone: 'That prescription is no longer kept on this device.',
    full: 'This device has no room left, so nothing was kept. Remove another prescription, or make room on the device, and press again.',
    forbidden:
      'This browser did not let us keep it. Allow this site to store data in the browser’s settings, and press again.',
    held: 'Another tab of the shop holds your prescriptions, so nothing was changed. Close the other tabs of the shop, and press again.',
    unchanged:
      'Nothing was changed: the prescription is still kept as it was. Press again. If this device is full, make room first.',
  },
  open: 'View',
  openOf: (title: string) => `View: ${title}`,
  back: 'All prescriptions',
  actualSize: 'Full size',
  fit: 'Fit the width',
  change: 'Change doctor or date',
  remove: 'Remove',
  removeOf: (title: string) => `Remove: ${title}`,
  confirm: {
    question: (title: string, isOnReceipt: boolean) =>
      `Remove “${title}”? ${isOnReceipt ? 'It goes from its receipt too. ' : ''}The picture cannot be brought back.`,
    yes: 'Yes, remove',
    no: 'No, keep',
  },
  unreadable: 'Some of your prescriptions cannot be read: they are damaged. They stay on this device.',
  empty: {
    title: 'No prescriptions yet',
    text: 'Take a photo and keep it handy: at the doctor’s, at the pharmacy counter and with the receipt of an order.',
  },
  refused: {
    title: 'Prescriptions cannot be kept here',
    text: 'This browser does not let us keep pictures, perhaps because of its settings. Nothing of yours is lost: the paper is what counts.',
  },
  failed: {
    title: 'Your prescriptions cannot be read now',
    text: 'Those that you kept are still on this device. Try again, or reload the page.',
    held: 'Another tab of the shop holds them open. Close the other tabs of the shop, and try again.',
    retry: 'Try again',
  },
  attached: {
    title: 'Prescription',
    purpose:
      'Keep it with this receipt for your insurer or employer. This demo shop does not need it, and nothing is sent.',
    attach: 'Attach a prescription',
    choose: 'Which one?',
    take: (title: string) => `Take off the receipt: ${title}`,
    taken: (title: string) => `No longer on this receipt: ${title}. It is kept among your prescriptions.`,
    put: (title: string) => `On this receipt: ${title}.`,
    refused: 'This browser does not let us keep pictures, perhaps because of its settings, so none can be attached.',
    failed: 'Your prescriptions cannot be read now. They are still on this device: reload the page.',
  },
};

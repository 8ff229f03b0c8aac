import type { DeliveryDetails } from '../schemas/delivery-details.ts';
import type { Translated } from './localised.ts';

export const addressLine = ({ address, pinCode }: DeliveryDetails): string => `${address} ${pinCode}`;

export const parcelLabel = (details: DeliveryDetails): string =>
  `${details.name}, ${addressLine(details)}, phone ${details.phone}`;

const en = {
  title: 'Deliver to',
  none: 'No address yet. You can pay without one.',
  pinCode: (pinCode: string) => `PIN code ${pinCode}. No address yet.`,
  phone: (phone: string) => `Phone ${phone}`,
  add: 'Add',
  addName: 'Add where the parcel goes',
  change: 'Change',
  changeName: 'Change where the parcel goes',
  form: {
    title: 'Where does the parcel go?',
    close: 'Close',
    note: 'StoredEntry on this device for your receipts, until you log out or remove it. It is sent to nobody.',
    name: 'Full name',
    address: 'Address',
    addressHint: 'House number, street, area and town.',
    pinCode: 'PIN code',
    pinCodeHint: 'Six digits.',
    phone: 'Mobile number',
    phoneHint: 'Ten digits, for the courier to call.',
    wrong: {
      name: 'Enter the name of the person receiving it.',
      address: 'Enter the house, street, area and town.',
      pinCode: 'A PIN code has six digits and does not begin with 0.',
      phone: 'A mobile number has ten digits and begins with 6, 7, 8 or 9.',
    } satisfies Record<keyof DeliveryDetails, string>,
    save: 'Keep the address',
    remove: 'Remove it',
    cancel: 'Cancel',
  },
  kept: 'Your address is kept on this device.',
  removed: 'Your address is removed from this device.',
};

export const deliveryCopy: Translated<typeof en> = { en };

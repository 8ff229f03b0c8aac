import type { DeliveryDetails } from '@niramaya/contract';

/** Returns the address with its PIN code on one line. */
export const addressLine = ({ address, pinCode }: DeliveryDetails): string => `${address} ${pinCode}`;

/** Returns all delivery details on one line. */
export const parcelLabel = (details: DeliveryDetails): string =>
  `${details.name}, ${addressLine(details)}, phone ${details.phone}`;

/** The texts of the delivery details and their dialog. */
export const deliveryCopy = {
  title: 'Deliver to',
  none: 'No address yet. You can pay without one in this demonstration; a real order needs it.',
  pinCode: (pinCode: string) => `PIN code ${pinCode}. No address yet.`,
  city: (city: string) => `${city}. No address yet.`,
  otherCity: (city: string) => `${city} is chosen at the top of the page. The parcel goes to this address.`,
  phone: (phone: string) => `Phone ${phone}`,
  /** The days of a delivery to the address or the PIN code that is known already. */
  arrives: (first: string, last: string) => `Arrives ${first} to ${last}, an estimate.`,
  add: 'Add',
  addName: 'Add a delivery address',
  change: 'Change',
  changeName: 'Change the delivery address',
  form: {
    title: 'Where should we deliver?',
    close: 'Close',
    note: {
      guest:
        'Saved on this device until you remove it; your orders keep a copy. You are not logged in, so the next person who uses this browser sees it too. This demonstration sends it to no one.',
      member:
        'Saved on this device until you log out or remove it; your orders keep a copy. This demonstration sends it to no one.',
    },
    name: 'Full name',
    address: 'Address',
    addressHint: 'House number, street, area and town.',
    pinCode: 'PIN code',
    pinCodeHint: 'Six digits.',
    phone: 'Mobile number',
    phoneHint: 'Ten digits, for your receipts.',
    wrong: {
      name: 'Enter the name of the person receiving it.',
      address: 'Enter the house, street, area and town.',
      pinCode: 'A PIN code has six digits and does not begin with 0.',
      phone: 'A mobile number has ten digits and begins with 6, 7, 8 or 9.',
    } satisfies Record<keyof DeliveryDetails, string>,
    save: 'Save address',
    remove: 'Remove address',
    cancel: 'Cancel',
  },
  kept: 'Your address is kept on this device.',
  removed: 'Your address is removed from this device.',
};

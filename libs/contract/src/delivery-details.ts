import { filledText, reader, text, type Reader } from './readers.ts';
import { isMobileNumber, isPinCode, normalisePhone } from './rules/contact.ts';

/** Where a parcel goes, as the shopper has typed it at the cart; kept on the device alone. */
export interface DeliveryDetails {
  readonly name: string;
  /** House, street, area and town. */
  readonly address: string;
  /** Six digits. */
  readonly pinCode: string;
  /** Ten digits. */
  readonly phone: string;
}

/** How many characters each may have. */
export const longestDelivery = { name: 80, address: 240, pinCode: 7, phone: 17 } as const;

const pinCode: Reader<string> = (value) => (typeof value === 'string' && isPinCode(value) ? value : undefined);

const fields = { name: filledText, address: filledText, pinCode, phone: filledText };

/** Stored details, or null for what is none. */
export const readDeliveryDetails = reader<DeliveryDetails>(fields);

/** Details with whose they are, so that nobody else is shown them; see `Person`. */
export interface KeptDelivery extends DeliveryDetails {
  readonly of: string;
}

/** Kept details, or null for what is none. */
export const readKeptDelivery = reader<KeptDelivery>({ ...fields, of: text });

/** The fields of a draft that are not right yet, in the order in which they stand. */
export function wrongDeliveryFields({ name, address, pinCode, phone }: DeliveryDetails): (keyof DeliveryDetails)[] {
  const isWrong: Record<keyof DeliveryDetails, boolean> = {
    name: name.trim() === '',
    address: address.trim() === '',
    pinCode: !isPinCode(pinCode),
    phone: !isMobileNumber(phone),
  };
  return (['name', 'address', 'pinCode', 'phone'] as const).filter((field) => isWrong[field]);
}

/** A right draft as it is kept: without spaces round it, PIN code and phone in bare digits. */
export const tidyDelivery = ({ name, address, pinCode, phone }: DeliveryDetails): DeliveryDetails => ({
  name: name.trim(),
  address: address.trim().replace(/\s+/g, ' '),
  pinCode: pinCode.replace(/\s/g, ''),
  phone: normalisePhone(phone),
});

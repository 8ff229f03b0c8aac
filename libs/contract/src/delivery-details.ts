import * as z from 'zod/mini';
import { isMobileNumber, isPinCode, normalisePhone, normalisePinCode } from './rules/contact.ts';
import { oneLine } from './rules/typed-text.ts';
import { filledText, text } from './schemas/fields.ts';

/** The delivery details that the shopper typed at the cart. They are stored on the device only. */
export interface DeliveryDetails {
  readonly name: string;
  /** House, street, area and town. */
  readonly address: string;
  /** Six digits. */
  readonly pinCode: string;
  /** Ten digits. */
  readonly phone: string;
}

/** The maximum number of characters of each field. A copied number may have a prefix, separators and invisible marks. */
export const longestDelivery = { name: 80, address: 240, pinCode: 20, phone: 40 } as const;

/** A PIN code, as six digits. */
export const pinCodeSchema = z.pipe(z.string().check(z.refine(isPinCode)), z.transform(normalisePinCode));

const fields = { name: filledText, address: filledText, pinCode: pinCodeSchema, phone: filledText };

/** Stored details. */
export const deliveryDetailsSchema = z.object(fields);

/** Stored details with their owner, so that no other person sees them. See `Person`. */
export interface KeptDelivery extends DeliveryDetails {
  readonly of: string;
}

/** Stored details with their owner. */
export const keptDeliverySchema = z.object({ ...fields, of: text });

/** Returns the fields of a draft that are not valid yet, in the order of the form. */
export function wrongDeliveryFields({ name, address, pinCode, phone }: DeliveryDetails): (keyof DeliveryDetails)[] {
  const isWrong: Record<keyof DeliveryDetails, boolean> = {
    name: oneLine(name) === '',
    address: oneLine(address) === '',
    pinCode: !isPinCode(pinCode),
    phone: !isMobileNumber(phone),
  };
  return (['name', 'address', 'pinCode', 'phone'] as const).filter((field) => isWrong[field]);
}

/** Returns a valid draft in its stored form: without spaces around it, and with PIN code and phone as digits only. */
export const tidyDelivery = ({ name, address, pinCode, phone }: DeliveryDetails): DeliveryDetails => ({
  name: oneLine(name),
  address: oneLine(address),
  pinCode: normalisePinCode(pinCode),
  phone: normalisePhone(phone),
});

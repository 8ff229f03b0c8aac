import type { DeliveryDetails } from '../schemas/delivery-details.ts';
import { isMobileNumber, isPinCode, normalisePhone, normalisePinCode } from './contact.ts';
import { oneLine } from './typed-text.ts';

/**
 * Returns the names of the invalid fields, in the order of the form. The name and the address must not be empty; the
 * others must be a PIN code and an Indian mobile number.
 */
export function wrongDeliveryFields({ name, address, pinCode, phone }: DeliveryDetails): (keyof DeliveryDetails)[] {
  const isWrong: Record<keyof DeliveryDetails, boolean> = {
    name: oneLine(name) === '',
    address: oneLine(address) === '',
    pinCode: !isPinCode(pinCode),
    phone: !isMobileNumber(phone),
  };
  return (['name', 'address', 'pinCode', 'phone'] as const).filter((field) => isWrong[field]);
}

/** Returns the details as they are stored: each on one line, and the numbers as digits. */
export const tidyDelivery = ({ name, address, pinCode, phone }: DeliveryDetails): DeliveryDetails => ({
  name: oneLine(name),
  address: oneLine(address),
  pinCode: normalisePinCode(pinCode),
  phone: normalisePhone(phone),
});

/**
 * The four cities that the top bar offers as the place of delivery, by the first three digits of their PIN codes. The
 * requirement SHELL-18 in `docs/requirements.md` fixes the spelling 'Banglore'.
 */
const cities: ReadonlyMap<string, string> = new Map([
  ['110', 'Delhi'],
  ['400', 'Mumbai'],
  ['560', 'Banglore'],
  ['500', 'Hyderabad'],
]);

/** Returns the city that the top bar shows for a PIN code, and `''` for a PIN code of any other place. */
export const cityOfPinCode = (pinCode: string): string => cities.get(normalisePinCode(pinCode).slice(0, 3)) ?? '';

/** Returns a PIN code within a city of the top bar, and `''` for any other text. */
export function pinCodeInCity(city: string): string {
  const found = [...cities].find(([, name]) => name === city);
  return found ? `${found[0]}001` : '';
}

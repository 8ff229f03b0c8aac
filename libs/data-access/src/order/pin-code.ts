import { pinCodeSchema } from '@niramaya/contract';
import { useCallback } from 'react';
import { persisted, plainText, usePersisted } from '../storage/persisted';
import { useServices } from '../store/hooks';

export const storedPinCode = persisted('niramaya.pincode', pinCodeSchema, plainText);

/** Returns the stored PIN code, or empty text, and its setter. */
export function usePinCode(): readonly [pinCode: string, save: (pinCode: string) => void] {
  const { storage } = useServices();
  const pinCode = usePersisted(storedPinCode) ?? '';
  const save = useCallback(
    (next: string) => (next === '' ? storedPinCode.clear(storage) : storedPinCode.write(storage, next)),
    [storage],
  );
  return [pinCode, save];
}

import { isPinCode, normalisePinCode } from '@niramaya/contract';
import { useCallback } from 'react';
import { removeEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { useStored } from '../storage/useStored';
import { useServices } from '../store/hooks';

export const pinCodeEntry: StoredEntry<string> = {
  area: 'local',
  key: 'niramaya.pincode',
  parse: (text) => (text !== null && isPinCode(text) ? normalisePinCode(text) : null),
  serialise: (pinCode) => pinCode,
};

/** Returns the PIN code for delivery estimates and a function to store another. The empty text means none. */
export function usePinCode(): readonly [pinCode: string, keep: (pinCode: string) => void] {
  const { storage } = useServices();
  const pinCode = useStored(pinCodeEntry) ?? '';
  const keep = useCallback(
    (next: string) => (next === '' ? removeEntry(storage, pinCodeEntry) : writeEntry(storage, pinCodeEntry, next)),
    [storage],
  );
  return [pinCode, keep];
}

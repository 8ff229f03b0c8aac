import { useCallback } from 'react';
import { removeEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { useStored } from '../storage/useStored';
import { useServices } from '../store/hooks';

const longestName = 60;

const cityEntry: StoredEntry<string> = {
  area: 'local',
  key: 'niramaya.city',
  parse: (text) => (text !== null && text.length <= longestName ? text : null),
  serialise: (city) => city,
};

/**
 * Returns the city picked in the top bar and a function to pick another. The empty text means none (SHELL-17 to
 * SHELL-21, AMB-11).
 */
export function useDeliveryCity(): readonly [city: string, setCity: (city: string) => void] {
  const { storage } = useServices();
  const city = useStored(cityEntry) ?? '';
  const setCity = useCallback(
    (next: string) => (next === '' ? removeEntry(storage, cityEntry) : writeEntry(storage, cityEntry, next)),
    [storage],
  );
  return [city, setCity];
}

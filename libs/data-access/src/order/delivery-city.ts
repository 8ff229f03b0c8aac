import { useCallback } from 'react';
import * as z from 'zod/mini';
import { persisted, plainText, usePersisted } from '../storage/persisted';
import { useServices } from '../store/hooks';

const storedCity = persisted('niramaya.city', z.string().check(z.maxLength(60)), plainText);

/** Returns the chosen city, or empty text, and its setter. */
export function useDeliveryCity(): readonly [city: string, setCity: (city: string) => void] {
  const { storage } = useServices();
  const city = usePersisted(storedCity) ?? '';
  const setCity = useCallback(
    (next: string) => (next === '' ? storedCity.clear(storage) : storedCity.write(storage, next)),
    [storage],
  );
  return [city, setCity];
}

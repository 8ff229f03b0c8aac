import type { Language } from '@niramaya/contract';
import * as z from 'zod/mini';
import { persisted, plainTextFormat } from './persisted';
import type { BrowserStorage } from './storage';

const storedRefusal = persisted('niramaya.language_refused', z.string(), plainTextFormat);

/**
 * Stores that a shopper has refused an offered language. The script `apps/storefront/inline/shopper.ts` in the head
 * reads the refusal; without one it may set `data-offer` on `html`, which reserves the room for the offer. A refusal
 * removes the attribute at once.
 */
export function refuseLanguage(storage: BrowserStorage, language: Language): void {
  delete document.documentElement.dataset.offer;
  storedRefusal.write(storage, language);
}

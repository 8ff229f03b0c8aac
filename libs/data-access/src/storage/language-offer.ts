import type { Language } from '@niramaya/contract';
import * as z from 'zod/mini';
import { persisted, plainText } from './persisted';
import type { BrowserStorage } from './storage';

const storedRefusal = persisted('niramaya.language_refused', z.string(), plainText);

/**
 * Keeps that a shopper has refused an offered language. A script in the head reads it, and marks the document of a browser
 * that is offered one (`apps/storefront/inline/shopper.ts`). The mark reserves room for the offer, so it goes at once.
 */
export function refuseLanguage(storage: BrowserStorage, language: Language): void {
  delete document.documentElement.dataset.offer;
  storedRefusal.write(storage, language);
}

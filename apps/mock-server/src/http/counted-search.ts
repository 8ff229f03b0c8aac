import { COUNTED_TEXT_HEADER, policy } from '@niramaya/contract';
import type { Request } from 'express';

/**
 * Returns the search text whose matches a request wants counted, from its percent-encoded header `COUNTED_TEXT_HEADER`.
 * Returns null without the header, or if it is damaged or too long.
 */
export function countedSearchText(request: Request): string | null {
  try {
    const text = decodeURIComponent(request.get(COUNTED_TEXT_HEADER) ?? '').trim();
    return text === '' || text.length > policy.longestSearch ? null : text;
  } catch {
    return null;
  }
}

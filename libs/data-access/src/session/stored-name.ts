import * as z from 'zod/mini';
import { persisted, plainText } from '../storage/persisted';

/**
 * `validkey`: the display name or e-mail of the signed-in shopper. A shopper is logged in if it is there (STATE-13).
 */
export const storedName = persisted('validkey', z.string(), plainText);

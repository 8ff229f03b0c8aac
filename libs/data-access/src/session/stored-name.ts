import * as z from 'zod/mini';
import { persisted, plainText } from '../storage/persisted';

/** `validkey` alone decides who is logged in: display name or e-mail, unset for a guest. */
export const storedName = persisted('validkey', z.string(), plainText);

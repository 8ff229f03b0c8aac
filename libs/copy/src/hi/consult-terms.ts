import type { consultTermsCopy as english } from '../en/consult-terms.ts';
import type { Translated } from '../translated.ts';

/**
 * The fee of a consultation in Hindi, in the same words on every screen that names it. The payment and its confirmation
 * have the one figure that counts there, `feeHere`. `consultCopy` has the figures that the requirements fix for the first
 * screen too.
 */
export const consultTermsCopy: Translated<typeof english> = {
  fee: 'परामर्श की फ़ीस ₹199 से शुरू होती है; मुफ़्त परामर्श में कोई फ़ीस नहीं लगती। इस डेमो में किसी से फ़ीस नहीं ली जाती।',
  feeHere: 'इस डेमो में ₹0',
};

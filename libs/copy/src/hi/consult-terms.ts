import type { consultTermsCopy as english } from '../en/consult-terms.ts';
import type { Translated } from '../translated.ts';

const demonstration =
  'यह एक डेमो है। असली दुकान में बातचीत से पहले फ़ीस देनी होती है, जो ₹199 से शुरू होती है; मुफ़्त परामर्श के ₹0 लगते हैं।';

/**
 * The fee of a consultation in Hindi, in the same words on every screen that names it. The payment and its confirmation
 * have the one figure that counts there, `feeHere`, and a receipt has `feeOfOrder`. `consultCopy` has the figures that
 * the requirements fix for the first screen too.
 */
export const consultTermsCopy: Translated<typeof english> = {
  fee: `इस परामर्श के लिए आपको ₹0 देने हैं: ${demonstration}`,
  feeItself: `परामर्श की फ़ीस ₹0 है: ${demonstration}`,
  feeHere: 'इस डेमो में ₹0',
  feeOfOrder: 'कोई फ़ीस नहीं ली गई: यह एक डेमो है।',
};

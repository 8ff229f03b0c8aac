import type { notSoldCopy as english } from '../en/not-sold.ts';
import type { Translated } from '../translated.ts';

/** The sentence for a text that names something that the shop does not sell, by its kind. */
export const notSoldCopy: Translated<typeof english> = {
  medicine: 'यह एक दवा का नाम है, और हम इसे नहीं बेचते। आपको इसकी ज़रूरत है या नहीं, यह डॉक्टर से पूछें।',
  symptom: 'इस नाम का कोई प्रोडक्ट नहीं है। अगर तकलीफ़ से चिंता हो या वह ठीक न हो, तो डॉक्टर से बात करें।',
  product: 'हम यह प्रोडक्ट नहीं बेचते।',
  test: 'यह एक लैब जाँच है, प्रोडक्ट नहीं। हमारी लैब जाँचें होम पेज पर हैं। बुकिंग अभी शुरू नहीं हुई है।',
};

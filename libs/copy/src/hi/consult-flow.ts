import type { consultFlowCopy as english } from '../en/consult-flow.ts';
import type { Translated } from '../translated.ts';

/** The texts that all steps of a consultation share, in Hindi. */
export const consultFlowCopy: Translated<typeof english> = {
  proceed: 'आगे बढ़ें',
  /** The link on a step that the payment has opened for a change. */
  backToPayment: 'भुगतान पर वापस जाएँ',
  backToStep: (step) => `‘${step}’ पर वापस जाएँ`,
  forgotten: {
    mode: 'पेज दोबारा खुला है, इसलिए आपका चुना हुआ बातचीत का तरीक़ा सेव नहीं है।',
    doctor: 'पेज दोबारा खुला है, इसलिए यह सेव नहीं है कि आपने किस डॉक्टर को चुना था। नीचे फिर से चुनें।',
    both: 'पेज दोबारा खुला है, इसलिए डॉक्टर और बातचीत का तरीक़ा, दोनों फिर से चुनने होंगे। डॉक्टर को नीचे चुनें।',
    chooseMode: 'वीडियो, ऑडियो या चैट फिर से चुनें',
  },
  emergency: {
    label: 'आपात स्थिति के नंबर',
    text: 'आपात स्थिति में तुरंत कॉल करें:',
    numbers: { '112': 'आपात सेवा', '108': 'एंबुलेंस', '14416': 'टेली-मानस' },
    /** The advice for a shopper whose own words sound like an emergency. */
    hint: {
      danger: 'यह आपात स्थिति हो सकती है। परामर्श का इंतज़ार न करें: अभी 112 पर कॉल करें।',
      selfHarm:
        'इस तकलीफ़ में आप अकेले नहीं हैं। अभी टेली-मानस पर बात करें: यह मुफ़्त है और हर समय खुला है। अगर आप ख़तरे में हैं, तो 112 पर कॉल करें।',
    },
  },
};

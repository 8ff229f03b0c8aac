import type { ConsultMode, Gender, PaidConsultation } from '@niramaya/contract';
import type {
  consultSummaryCopy as englishSummary,
  paidConsultationCopy as englishPaid,
} from '../en/consult-summary.ts';
import { symptomsInLines } from '../symptoms-in-lines.ts';
import type { Translated } from '../translated.ts';
import { consultNamesCopy } from './consult-names.ts';
import { frequentSymptomsCopy } from './frequent-symptoms.ts';

const genders: Record<Gender, string> = { male: 'पुरुष', female: 'महिला', Choose_option: '' };

type Patient = Pick<NonNullable<PaidConsultation['patient']>, 'name' | 'age' | 'gender'>;

const who = ({ name, age, gender }: Patient) => [name, String(age), genders[gender]].filter(Boolean).join(', ');
const how = 'वीडियो, ऑडियो या चैट पर। तरीक़ा आप डॉक्टर के साथ तय करते हैं।';
const howOf = (mode: Mode) =>
  mode ? `${consultNamesCopy.mode(mode)} पर, जैसा आपने चाहा। बाद में डॉक्टर से कहकर इसे बदल सकते हैं।` : how;
type Mode = ConsultMode | null | undefined;

/** The way in which a doctor begins the consultation: in a chat they write, and otherwise they call. */
const calls = (mode: Mode) => (mode === 'Chat' ? 'आपको चैट पर संदेश भेजते हैं' : 'कॉल करते हैं');
const noDoctor = (mode: Mode) => (mode === 'Chat' ? 'किसी भी डॉक्टर का संदेश नहीं आता' : 'किसी भी डॉक्टर की कॉल नहीं आती');
const inFreeTier = 'मुफ़्त परामर्श में जवाब 24-48 घंटों में आता है।';
const callAfterAdding = (addedOn: string, mode: Mode) =>
  `आपने नंबर जोड़ा (${addedOn})। असली दुकान में (डेमो में नहीं) उसके बाद 30 मिनट के अंदर डॉक्टर ${calls(mode)}`;

/** The texts of the summary of the choices for a consultation, in Hindi. */
export const consultSummaryCopy: Translated<typeof englishSummary> = {
  title: 'आपका परामर्श',
  patient: 'किसके लिए',
  who,
  noPatient: 'कोई मरीज़ नहीं चुना: डॉक्टर पूछ लेंगे',
  symptoms: 'लक्षण',
  noSymptoms: 'कोई नहीं चुना',
  phone: 'फ़ोन',
  noPhone: 'नहीं दिया',
  how: 'बातचीत का तरीक़ा',
  howOf,
  doctor: 'डॉक्टर',
  /** The doctor of a shopper who has chosen no speciality. */
  doctorOnDuty: 'ड्यूटी पर मौजूद डॉक्टर',
  fee: 'फ़ीस',
  next: 'आगे क्या होगा',
  /**
   * The text for a shopper who has given a number that can be called. Otherwise `addNumberCopy` names the consequence.
   */
  nextText: (mode) => `इस डेमो में ${noDoctor(mode)}। असली दुकान में भुगतान के बाद 30 मिनट के अंदर डॉक्टर ${calls(mode)}।`,
  change: 'बदलें',
  changeName: {
    patient: 'बदलें: परामर्श किसके लिए है',
    symptoms: 'बदलें: लक्षण',
    phone: 'बदलें: फ़ोन नंबर',
    doctor: 'बदलें: डॉक्टर',
  },
  privacy: {
    account:
      'यह जानकारी किसी को नहीं भेजी जाती। भुगतान के बाद यह ऑर्डर के साथ इस डिवाइस पर रहती है, और सिर्फ़ आपको दिखती है। इसे ‘मेरा डेटा’ में मिटा सकते हैं।',
    guest:
      'यह जानकारी किसी को नहीं भेजी जाती। भुगतान के बाद यह ऑर्डर के साथ इस डिवाइस पर रहती है, जहाँ कोई दूसरा भी बिना लॉगिन किए इसे पढ़ सकता है। इसे सिर्फ़ अपने लिए रखना हो, तो पहले लॉगिन करें: उसके बाद आपको सब फिर से चुनना होगा।',
  },
};

/**
 * The texts of a consultation that has been paid, in Hindi: in the confirmation after the payment, in an order and on
 * its receipt.
 */
export const paidConsultationCopy: Translated<typeof englishPaid> = {
  title: 'डॉक्टर से परामर्श',
  for: 'परामर्श किसके लिए',
  noPatient: 'नहीं चुना, डॉक्टर पूछ लेंगे',
  symptoms: 'मरीज़ की तकलीफ़',
  noSymptoms: 'नहीं चुना, डॉक्टर पूछ लेंगे',
  how: 'बातचीत का तरीक़ा',
  howOf: (mode) => (mode ? `${consultNamesCopy.mode(mode)} पर` : how),
  doctor: 'डॉक्टर',
  phone: 'फ़ोन',
  fee: 'फ़ीस',
  next: 'आगे क्या होगा',
  who: (patient) => (patient ? who(patient) : paidConsultationCopy.noPatient),
  what: (symptoms) =>
    symptomsInLines(symptoms, { nameOf: consultNamesCopy.symptom, frequent: frequentSymptomsCopy }) ||
    paidConsultationCopy.noSymptoms,
  /** `addedOn` is the moment in words at which the number was added after the payment, or null. */
  nextText: (phone, addedOn, mode) =>
    `${addedOn === null ? `असली दुकान में (डेमो में नहीं) भुगतान के बाद 30 मिनट के अंदर डॉक्टर ${calls(mode)}` : callAfterAdding(addedOn, mode)}। आपका नंबर ${phone} है।`,
  /**
   * The texts of My orders and of the receipt, which a shopper reads long after the payment. `withNumber` gets the
   * moment in words at which the number was added after the payment, or null.
   */
  ofOrder: {
    withNumber: (addedOn, mode) =>
      addedOn === null
        ? `इस डेमो में ${noDoctor(mode)}: असली दुकान में डॉक्टर भुगतान के 30 मिनट के अंदर ${calls(mode)}, और ${inFreeTier}`
        : `इस डेमो में ${noDoctor(mode)}। ${callAfterAdding(addedOn, mode)}, और ${inFreeTier}`,
    /**
     * The text in the place of `withNumber` once the 30 minutes are over. `isReplyDue` is true until the 48 hours are.
     */
    past: (mode, isReplyDue) =>
      `इस डेमो में ${noDoctor(mode)}: असली दुकान में ${mode === 'Chat' ? 'डॉक्टर का संदेश अब तक चैट पर आ चुका होता' : 'डॉक्टर की कॉल अब तक आ चुकी होती'}${isReplyDue ? `, और ${inFreeTier}` : '।'}`,
    noNumber: 'किसी भी डॉक्टर की कॉल नहीं आ सकती: ऐसा कोई फ़ोन नंबर नहीं है जिस पर कॉल की जा सके।',
    booked: 'परामर्श बुक हो गया।',
  },
  demo: (mode) => `यह एक डेमो है: ${noDoctor(mode)}।`,
};

import { storedEntries, type Purpose } from './my-data.ts';

/** A policy of the footer. Its title is in `footer.ts`. */
export interface Policy {
  readonly id: 'privacy' | 'returns' | 'terms' | 'grievance';
  readonly sections: readonly {
    readonly heading: string;
    readonly text: string;
    readonly items?: readonly Purpose[];
  }[];
}

/** The texts of the policies in the footer. */
export const policiesCopy: readonly Policy[] = [
  {
    id: 'privacy',
    sections: [
      {
        heading: 'What we keep, and where',
        text: 'Your name, email and password are kept for us by Firebase, which checks them when you log in. The family members you add for a consultation are kept on our server: with a login for you alone, without one for the guests of this browser. Everything else is kept in this browser alone, and the list below names all of it. Some of the list also goes along with requests: the language you chose, your login, and for the family list of a guest a random number. A search is sent to find products.',
      },
      {
        heading: 'What stays in this browser',
        text: 'Each is stored only after you use its feature; the parts of the shop for a weak network come with the first page. My data, at the bottom of every page, shows what is stored now and lets you erase it.',
        items: storedEntries,
      },
      {
        heading: 'What we use it for',
        text: 'Only to show you your own cart, account and family list, and to prepare the consultation you asked for. We do not sell, share or advertise with your data, and we run no trackers.',
      },
      {
        heading: 'Symptoms and health',
        text: 'Symptoms that you choose or write, the patient and the phone number for the doctor live in this tab. Once you pay for a consultation, they move to your order and stay in this browser, until you erase them in My data. With a login they are shown to you alone. Pictures of your prescriptions stay in this browser until you remove them, and are uploaded to nobody. The way to talk and the speciality that you choose are stored only when you pay, with the rest. We never put health data into addresses, logs or messages.',
      },
      {
        heading: 'Your rights',
        text: 'You may ask what we hold, have it corrected or erased, and withdraw your consent as easily as you gave it. “Delete my account” in My data deletes your account and your family list at once, and what this device keeps of the account: its orders, consultations, prescriptions and refill days. Write to our grievance officer, named under Grievance officer at the foot of every page; you may also complain to the Data Protection Board of India.',
      },
      {
        heading: 'Children',
        text: 'If you add somebody under 18, you confirm that you are a parent or guardian and agree on the child’s behalf.',
      },
    ],
  },
  {
    id: 'returns',
    sections: [
      {
        heading: 'When you may return',
        text: 'A wrong, damaged, leaking or expired product can be returned within 7 days of delivery, unopened unless the fault is inside. Keep the pack and the bill.',
      },
      {
        heading: 'What cannot be returned',
        text: 'Opened medicines, products that must be kept cold, and personal care products with a broken seal cannot be sold again, so we cannot take them back unless they arrived faulty.',
      },
      {
        heading: 'Refunds',
        text: 'We pay back to the method you paid with within 5 working days of receiving the product. Nothing is charged for the return of a faulty product.',
      },
      {
        heading: 'Consultations',
        text: 'If no doctor answers within the promised time, the fee is refunded in full without your asking.',
      },
    ],
  },
  {
    id: 'terms',
    sections: [
      {
        heading: 'Who we are',
        text: 'Niramaya shows products that are sold and dispensed by licensed pharmacies. This site is a demonstration: no order is fulfilled and no money is taken.',
      },
      {
        heading: 'Prices',
        text: 'The struck price is the maximum retail price, inclusive of all taxes. You never pay more than it. The price of an offer holds on the day that is shown with it; the next day it may differ.',
      },
      {
        heading: 'Prescriptions',
        text: 'A medicine that needs a prescription is dispensed against a valid one only. Drugs of Schedule X and other habit-forming drugs are not sold here, and requests for them are not processed.',
      },
      {
        heading: 'Medical advice',
        text: 'Texts on this site inform; they do not replace a doctor or pharmacist. In an emergency call 112, or 108 for an ambulance.',
      },
    ],
  },
  {
    id: 'grievance',
    sections: [
      {
        heading: 'Whom to write to',
        text: 'Grievance Officer, Niramaya Demo Pharmacy, grievance@niramaya.example. The office is open Monday to Saturday, 10 am to 6 pm.',
      },
      {
        heading: 'How long it takes',
        text: 'We acknowledge a complaint within 48 hours and settle it within one month of receiving it, and tell you how it ended.',
      },
      {
        heading: 'If you are not satisfied',
        text: 'The National Consumer Helpline answers on 1915.',
      },
    ],
  },
];

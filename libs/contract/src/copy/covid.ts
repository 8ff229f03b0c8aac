import { covidCopy as hindi } from './hi/covid.ts';
import type { Translated } from './localised.ts';

const en = {
  title: 'Covid care at home',
  lead: 'Test, consult and recover at home, with doctors and laboratories one call away.',
  language: { label: 'Language', english: 'English', hindi: 'Hindi' },
  dated: 'General information, last reviewed in January 2023. It does not replace a doctor.',
  helpline: {
    title: 'Test at home',
    text: 'A trained person comes to your home, and the report follows within a day.',
    label: 'Helpline for tests at home',
    number: '1800 000 0199',
    call: 'Call now',
    note: 'This is a demo number.',
  },
  rtPcr: {
    title: 'RT-PCR test',
    text: 'The sample is taken at your door. Talk to a doctor first, who tells you whether you need it.',
    action: 'Book now',
  },
  consult: {
    title: 'Fever, cough or doubts?',
    text: 'Ask a doctor by chat before you go out.',
    action: 'Consult now',
  },
  article: {
    title: 'Treatment at home',
    sections: [
      {
        heading: 'Rest and drink',
        text: 'Sleep as much as you can and drink water, dal water or oral rehydration solution through the day. Eat light meals that you like.',
      },
      {
        heading: 'Bring the fever down',
        text: 'A cool cloth and light clothes help. Ask a doctor or pharmacist which fever medicine and dose suits you, above all for children, in pregnancy or with another illness.',
      },
      {
        heading: 'Keep others safe',
        text: 'Stay in an airy room of your own, wear a mask when somebody comes in, and wash your hands often.',
      },
      {
        heading: 'Watch for warning signs',
        text: 'Trouble with breathing, pain in the chest, confusion, blue lips, or oxygen below 94 percent: call 112, or 108 for an ambulance, at once.',
      },
    ],
  },
  essentials: {
    title: 'Essentials for home',
    items: [
      { picture: 'oximeter' as const, name: 'Pulse oximeter', text: 'Shows the oxygen in your blood' },
      { picture: 'thermometer' as const, name: 'Digital thermometer', text: 'For a reading every six hours' },
      { picture: 'masks' as const, name: 'Three-layer masks', text: 'A fresh one each day' },
      { picture: 'sanitiser' as const, name: 'Hand sanitiser', text: 'With 70 percent alcohol' },
      { picture: 'salts' as const, name: 'Oral rehydration salts', text: 'Mix in water as the sachet says' },
      { picture: 'inhaler' as const, name: 'Steam inhaler', text: 'Eases a blocked nose' },
    ],
  },
  books: {
    title: 'E-books',
    note: 'Not open yet',
    items: ['Download: Caring for a patient at home', 'Download: Breathing exercises after Covid'],
  },
};

export const covidCopy: Translated<typeof en> = { en, ...hindi };

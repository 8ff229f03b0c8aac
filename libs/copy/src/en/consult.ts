import type { ConsultSpeciality } from '@niramaya/contract';

/** The texts of the screen that introduces consultations. */
export const consultCopy = {
  title: 'Online doctor consultation with qualified doctors',
  lead: 'Tell a doctor what is wrong, in your own words and from your own home. You get clear advice, and a prescription where you need one.',
  /** The two kinds of a consultation, in the words of the table of `faq.tiers`. */
  ways: {
    label: 'Two ways to ask a doctor',
    items: [
      { price: 'Free tier', text: 'A written reply within 24-48 hours. Open to everyone.' },
      { price: 'Starting at 199 rupees', text: 'A talk with a doctor by video, audio or chat.' },
    ],
    note: 'There is nothing to choose here: both start with the button above. In this demonstration you pay 0 rupees.',
  },
  perks: ['Talk within 30 min', 'Free follow-up for 3 days', 'Valid prescription'],
  start: {
    action: 'Start New Consultation',
    guest: 'You need to be logged in.',
    login: 'Log in',
    member: 'You see the price before you pay anything.',
  },
  figures: {
    label: 'Our consultations in figures',
    items: [
      { figure: '30L+', label: 'consultations in total' },
      { figure: '3k+', label: 'consultations daily' },
      { figure: '22+', label: 'specialities' },
    ],
  },
  how: {
    title: 'How it works',
    text: 'Five short steps. You can go back at any of them, and what you picked is still there.',
    steps: [
      { title: 'Patient', text: 'Choose the patient and leave a number.' },
      { title: 'Symptoms', text: 'Pick what troubles you, or write it down.' },
      { title: 'Doctor', text: 'Choose the kind of doctor you need.' },
      { title: 'Care plan', text: 'Take the plan, or go on without one.' },
      { title: 'Payment', text: 'Pay by UPI, wallet or net banking.' },
    ],
  },
  carePlan: {
    title: 'Niramaya Care Plan',
    text: 'One e-consultation is on us, and the whole family saves on medicines and delivery.',
    price: 'From ₹165 for 3 months',
    action: 'See the Care Plan',
  },
  specialities: {
    title: 'Find the right doctor',
    text: 'Not sure who to consult? Start with an MD Physician, who will refer you to the right doctor. Of 26 specialities, 22 or more are on duty at any hour. Step 3 lists the 16 most asked for, and the doctor on duty refers you to the others.',
    cards: [
      { speciality: 'MD Physician', text: 'Fever, cough, body ache, weakness' },
      { speciality: 'Skin & Hair Specialist', text: 'Acne, rashes, hairfall, dark patches' },
      { speciality: 'Diabetes Educator', text: 'Sugar levels, diet, insulin' },
      { speciality: 'Heart Specialist', text: 'Blood pressure, cholesterol, palpitations' },
      { speciality: 'Bone & Joint Specialist', text: 'Knee, back and neck pain, stiffness' },
      { speciality: 'Eye Specialist', text: 'Redness, itching, tired or blurred eyes' },
      { speciality: 'Dentist', text: 'Toothache, bleeding gums, sensitivity' },
      { speciality: 'Sexologist', text: 'A private talk, without judgement' },
    ] as readonly { readonly speciality: ConsultSpeciality; readonly text: string }[],
    consult: 'Consult now',
    consultName: (name: string) => `Consult now: ${name}`,
    carousel: {
      roleDescription: 'carousel',
      previous: 'Previous specialities',
      next: 'Next specialities',
      page: (page: number, pages: number) => `Specialities, page ${page} of ${pages}`,
      showing: (names: readonly string[], total: number) => `Showing ${names.join(', ')}, of ${total} cards`,
    },
  },
  faq: {
    title: 'Questions people ask',
    tiers: {
      question: 'What is the difference between a paid and a free consultation?',
      caption: 'The paid and the free consultation compared',
      paid: 'Paid',
      free: 'Free tier',
      rows: [
        { label: 'Price', paid: 'from 199 rupees', free: '0 rupees' },
        { label: 'Written reply', paid: '2-4 business hours', free: '24-48 hours' },
        { label: 'Talk by video, audio or chat', paid: 'within 30 min', free: 'not included' },
        { label: 'Follow-up', paid: '3 days', free: '1 day' },
        { label: 'Faster reply', paid: 'included', free: 'from 50 rupees' },
        { label: 'No reply in time', paid: 'full refund', free: 'nothing was paid' },
      ],
    },
    items: [
      {
        id: 'choose',
        question: 'How do I choose the free tier?',
        answer:
          'There is nothing to choose here yet. In this demonstration no consultation is charged, so you book in the same way and pay 0 rupees.',
      },
      {
        id: 'faster',
        question: 'Can I get a faster reply in the free tier?',
        answer: 'Yes. A fee from 50 rupees moves your question to the front. You are asked before anything is charged.',
      },
      {
        id: 'refund',
        question: 'What if no doctor replies in time?',
        answer: 'You get a full refund to your original payment method, without having to ask for it.',
      },
      {
        id: 'prescription',
        question: 'Can I use the prescription at any pharmacy?',
        answer:
          'Yes. It carries the name, signature and registration number of the doctor, and names the patient, the medicine and the dose. Schedule X and narcotic medicines are not prescribed online.',
      },
      {
        id: 'family',
        question: 'Can I ask for my parents or my child?',
        answer:
          'Yes. Add them to your list in the first step. For somebody under 18 a parent or guardian stays with them during the talk.',
      },
      {
        id: 'privacy',
        question: 'Who sees what I tell a doctor?',
        answer:
          'The doctor whom you ask; in this demonstration it is sent to nobody. What you pick stays in this tab until you pay; then your order keeps it on this device. With a login it is shown to you alone. Without one, another guest of this browser could read it.',
      },
    ],
  },
  trust: {
    title: 'What you can rely on',
    items: [
      {
        icon: 'verified' as const,
        title: 'Registered doctors',
        text: 'Every prescription names the doctor and the registration number.',
      },
      {
        icon: 'securePay' as const,
        title: 'In confidence',
        text: 'What you tell stays between you and the doctor.',
      },
      {
        icon: 'phoneHelp' as const,
        title: 'Time for questions',
        text: 'Something came to mind later? The follow-up is part of the price.',
      },
      {
        icon: 'offers' as const,
        title: 'Your money back',
        text: 'No reply in time? You get the full fee back automatically.',
      },
    ],
  },
  doctors: {
    title: 'Are you a doctor?',
    text: 'Advise patients all over India from your own desk, at hours that suit you.',
    action: 'JOIN US',
    note: 'Joining is not open yet.',
  },
};

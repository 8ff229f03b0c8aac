import type { LabTestName } from './topics.ts';

/** The answers about a lab test. */
interface LabTestAnswers {
  /** The use of the test. */
  readonly purpose: string;
  /** How to prepare for it, first of all whether to fast. */
  readonly before: string;
}

/** The lab tests by their names in the home screen. Each answer is general and holds for adults. */
const tests: Readonly<Record<LabTestName, LabTestAnswers>> = {
  'Complete Blood Count': {
    purpose: 'It counts the cells in the blood. Doctors use it to look for anaemia or signs of an infection.',
    before: 'Fasting is usually not needed.',
  },
  'Thyroid Profile Total': {
    purpose: 'It shows how well the thyroid gland in the neck works.',
    before:
      'Fasting is usually not needed. If you take thyroid tablets or biotin, ask the doctor when to take them: they can change the result.',
  },
  'Vitamin D Total': {
    purpose: 'It measures the vitamin D in the blood, which bones and muscles need.',
    before: 'Fasting is usually not needed.',
  },
  HbA1c: {
    purpose: 'It shows the average blood sugar of the last two to three months.',
    before: 'Fasting is not needed.',
  },
  'Lipid Profile': {
    purpose: 'It measures cholesterol and other fats in the blood. Doctors use it to judge the risk for the heart.',
    before: 'Some doctors and labs ask for 9 to 12 hours with nothing but water. Ask before you go.',
  },
  'Fasting Blood Sugar': {
    purpose: 'It measures the sugar in the blood after a night without food.',
    before:
      'Nothing but water for at least 8 hours, or 10 to 12 hours if it is a part of a health checkup. If you take medicine for diabetes, ask your doctor before you fast.',
  },
  'Liver Function Test': {
    purpose: 'It shows how the liver works, for example with jaundice or during a long treatment.',
    before: 'Fasting is usually not needed. Some labs ask for it: ask before you go.',
  },
  'Kidney Function Test': {
    purpose: 'It shows how well the kidneys clean the blood.',
    before: 'Fasting is usually not needed. Some labs ask for it: ask before you go.',
  },
  'Vitamin B12': {
    purpose: 'It measures this vitamin in the blood, which nerves and blood cells need.',
    before: 'Fasting is usually not needed. Some labs ask for it: ask before you go.',
  },
  'Urine Routine and Microscopy': {
    purpose: 'It looks for signs of an infection, and for sugar, protein or blood in the urine.',
    before: 'Fasting is not needed. Collect the urine in a clean cup, as the lab explains.',
  },
};

/** The texts above the list of products for a shopper who has come by a lab test of the home screen. */
export const labTestsCopy = {
  title: (name: string) => `${name}: a lab test`,
  purpose: 'What it is for',
  before: 'Before the test',
  tests,
  note: 'Booking is not open yet. Take medicines as usual unless your doctor says otherwise, and let a doctor explain the result. Below is the list of our products.',
  back: 'Back to the lab tests',
};

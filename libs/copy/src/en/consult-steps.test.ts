import { expect, test } from 'vitest';
import { addNumberCopy as hindiNumber } from '../hi/add-number.ts';
import { patientsCopy as hindiPatients } from '../hi/patients.ts';
import { consultStepsCopy as hindi } from '../hi/consult-steps.ts';
import { screenTitlesCopy as hindiTitles } from '../hi/screen-titles.ts';
import { addNumberCopy } from './add-number.ts';
import { patientsCopy } from './patients.ts';
import { consultStepsCopy } from './consult-steps.ts';
import { screenTitlesCopy } from './screen-titles.ts';

test('a step of a consultation has one name, above its screen and in the title of the page', () => {
  expect(consultStepsCopy.steps.slice(0, 3)).toEqual(['Patient', 'Symptoms', 'Doctor']);
  expect([screenTitlesCopy.patients, screenTitlesCopy.symptoms, screenTitlesCopy.specialities]).toEqual([
    'Step 1 of 5: Patient',
    'Step 2 of 5: Symptoms',
    'Step 3 of 5: Doctor',
  ]);
  expect(hindi.steps.slice(0, 3)).toEqual(['मरीज़', 'लक्षण', 'डॉक्टर']);
  expect([hindiTitles.patients, hindiTitles.symptoms, hindiTitles.specialities]).toEqual([
    '5 में से पहला क़दम: मरीज़',
    '5 में से दूसरा क़दम: लक्षण',
    '5 में से तीसरा क़दम: डॉक्टर',
  ]);
});

// The two texts are apart, because the first step of a consultation would otherwise load those of the payment.
test('a fault of a phone number has the same words at the first step and in an order', () => {
  expect(patientsCopy.phone.faults).toEqual(addNumberCopy.faults);
  expect(hindiPatients.phone.faults).toEqual(hindiNumber.faults);
});

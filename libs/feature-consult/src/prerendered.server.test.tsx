import { makeStore } from '@niramaya/data-access';
import { UiProvider } from '@niramaya/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ConsultScreen } from './ConsultScreen/ConsultScreen';
import { SpecialitiesScreen } from './SpecialitiesScreen/SpecialitiesScreen';
import { SymptomsScreen } from './SymptomsScreen/SymptomsScreen';

const prerender = (Screen: ComponentType) =>
  renderToString(
    <Provider store={makeStore()}>
      <UiProvider>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </UiProvider>
    </Provider>,
  );

/** Returns the texts of the toggle buttons in the prerendered HTML of a screen. */
function choicesOf(Screen: ComponentType) {
  const buttons = prerender(Screen).matchAll(/<button[^>]*aria-pressed="false".*?<span>([^<]*)<\/span>/g);
  return [...buttons].map(([, text]) => text?.replace('&amp;', '&'));
}

const shown = { chip: choicesOf(SymptomsScreen), tile: choicesOf(SpecialitiesScreen) };

test.each([
  ['SYMPTOMS-03', 'chip', 1, 'Covid'],
  ['SYMPTOMS-04', 'chip', 2, 'Cough'],
  ['SYMPTOMS-05', 'chip', 3, 'Headache'],
  ['SYMPTOMS-06', 'chip', 4, 'Stomach Pain'],
  ['SYMPTOMS-07', 'chip', 5, 'Loose Motions'],
  ['SYMPTOMS-08', 'chip', 6, 'Premature Ejaculation'],
  ['SYMPTOMS-09', 'chip', 7, 'Unprotected Sex'],
  ['SYMPTOMS-10', 'chip', 8, 'Missed Period'],
  ['SYMPTOMS-11', 'chip', 9, 'Heavy Menstrual Bleeding'],
  ['SYMPTOMS-12', 'chip', 10, 'Hairfall'],
  ['SYMPTOMS-13', 'chip', 11, 'Acne/Pimples'],
  ['SYMPTOMS-14', 'chip', 12, 'Dark Patches on Skin'],
  ['SPECIALITY-02', 'tile', 1, '24x7 Doctor Assistance'],
  ['SPECIALITY-03', 'tile', 2, 'Bone & Joint Specialist'],
  ['SPECIALITY-04', 'tile', 3, 'Chest Physician'],
  ['SPECIALITY-05', 'tile', 4, 'CoronaVirus - COVID related'],
  ['SPECIALITY-06', 'tile', 5, 'COVID-19_ICICI'],
  ['SPECIALITY-07', 'tile', 6, 'Diabetes Educator'],
  ['SPECIALITY-08', 'tile', 7, 'Eye Specialist'],
  ['SPECIALITY-09', 'tile', 8, 'Skin & Hair Specialist'],
  ['SPECIALITY-10', 'tile', 9, 'Heart Specialist'],
  ['SPECIALITY-11', 'tile', 10, 'Urologist'],
  ['SPECIALITY-12', 'tile', 11, 'Dentist'],
  ['SPECIALITY-13', 'tile', 12, 'MD Physician'],
  ['SPECIALITY-14', 'tile', 13, 'Nephrologist'],
  ['SPECIALITY-15', 'tile', 14, 'Physiotherapist'],
  ['SPECIALITY-16', 'tile', 15, 'Quit Smoking'],
  ['SPECIALITY-17', 'tile', 16, 'Sexologist'],
] as const)('[%s] prerendered, %s %i is %s', (_row, kind, place, text) => {
  expect(shown[kind][place - 1]).toBe(text);
});

const consultation = prerender(ConsultScreen).replace(/(?:<[^>]*>)+/g, ' | ');

test.each([
  ['CONSULT-04', 'Niramaya Care Plan'],
  ['CONSULT-07 CONST-28', 'Talk within 30 min'],
  ['CONSULT-08', 'Free follow-up for 3 days'],
  ['CONSULT-09', 'Valid prescription'],
  ['CONSULT-12', 'consultations in total | 30L+'],
  ['CONSULT-13', 'consultations daily | 3k+'],
  ['CONSULT-14', 'specialities | 22+'],
  ['CONST-21 CONST-22', 'Price | from 199 rupees | 0 rupees'],
  ['CONST-23 CONST-24', 'Written reply | 2-4 business hours | 24-48 hours'],
  ['CONST-25 AMB-39', 'No reply in time | full refund | nothing was paid'],
  ['CONST-26 CONST-27', 'Follow-up | 3 days | 1 day'],
  ['CONST-29', 'Faster reply | included | from 50 rupees'],
])('[%s] the prerendered consultation has the text: %s', (_rows, text) => {
  expect(consultation).toContain(`| ${text} |`);
});

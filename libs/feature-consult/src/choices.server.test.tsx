import { makeStore } from '@niramaya/data-access';
import { UiProvider } from '@niramaya/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SpecialitiesScreen } from './SpecialitiesScreen/SpecialitiesScreen';
import { SymptomsScreen } from './SymptomsScreen/SymptomsScreen';

/** Returns the texts of the buttons that can be pressed. */
function choicesOf(Screen: ComponentType) {
  const html = renderToString(
    <Provider store={makeStore()}>
      <UiProvider>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </UiProvider>
    </Provider>,
  );
  const buttons = html.matchAll(/<button[^>]*aria-pressed="false".*?<span>([^<]*)<\/span>/g);
  return [...buttons].map(([, text]) => text?.replace('&amp;', '&'));
}

const chips = choicesOf(SymptomsScreen);
const tiles = choicesOf(SpecialitiesScreen);

test.each([
  ['SYMPTOMS-03', 1, 'Covid'],
  ['SYMPTOMS-04', 2, 'Cough'],
  ['SYMPTOMS-05', 3, 'Headache'],
  ['SYMPTOMS-06', 4, 'Stomach Pain'],
  ['SYMPTOMS-07', 5, 'Loose Motions'],
  ['SYMPTOMS-08', 6, 'Premature Ejaculation'],
  ['SYMPTOMS-09', 7, 'Unprotected Sex'],
  ['SYMPTOMS-10', 8, 'Missed Period'],
  ['SYMPTOMS-11', 9, 'Heavy Menstrual Bleeding'],
  ['SYMPTOMS-12', 10, 'Hairfall'],
  ['SYMPTOMS-13', 11, 'Acne/Pimples'],
  ['SYMPTOMS-14', 12, 'Dark Patches on Skin'],
])('[%s] prerendered, chip %i is %s', (_row, place, text) => {
  expect(chips[place - 1]).toBe(text);
});

test.each([
  ['SPECIALITY-02', 1, '24x7 Doctor Assistance'],
  ['SPECIALITY-03', 2, 'Bone & Joint Specialist'],
  ['SPECIALITY-04', 3, 'Chest Physician'],
  ['SPECIALITY-05', 4, 'CoronaVirus - COVID related'],
  ['SPECIALITY-06', 5, 'COVID-19_ICICI'],
  ['SPECIALITY-07', 6, 'Diabetes Educator'],
  ['SPECIALITY-08', 7, 'Eye Specialist'],
  ['SPECIALITY-09', 8, 'Skin & Hair Specialist'],
  ['SPECIALITY-10', 9, 'Heart Specialist'],
  ['SPECIALITY-11', 10, 'Urologist'],
  ['SPECIALITY-12', 11, 'Dentist'],
  ['SPECIALITY-13', 12, 'MD Physician'],
  ['SPECIALITY-14', 13, 'Nephrologist'],
  ['SPECIALITY-15', 14, 'Physiotherapist'],
  ['SPECIALITY-16', 15, 'Quit Smoking'],
  ['SPECIALITY-17', 16, 'Sexologist'],
])('[%s] prerendered, tile %i is %s', (_row, place, text) => {
  expect(tiles[place - 1]).toBe(text);
});

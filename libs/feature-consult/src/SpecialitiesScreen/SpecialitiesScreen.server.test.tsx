import { UiProvider } from '@niramaya/ui';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SpecialitiesScreen } from './SpecialitiesScreen';

const html = renderToString(
  <UiProvider>
    <MemoryRouter>
      <SpecialitiesScreen />
    </MemoryRouter>
  </UiProvider>,
);
const tiles = [...html.matchAll(/<button[^>]*aria-pressed="false".*?<span>([^<]*)<\/span>/g)].map(([, text]) =>
  text?.replace('&amp;', '&'),
);

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
])('[%s] prerendered, tile %i reads %s', (_row, place, text) => {
  expect(tiles[place - 1]).toBe(text);
});

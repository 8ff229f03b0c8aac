import { makeStore } from '@niramaya/data-access';
import { UiProvider } from '@niramaya/ui';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SymptomsScreen } from './SymptomsScreen';

const html = renderToString(
  <Provider store={makeStore()}>
    <UiProvider>
      <MemoryRouter>
        <SymptomsScreen />
      </MemoryRouter>
    </UiProvider>
  </Provider>,
);
const chips = [...html.matchAll(/<button[^>]*aria-pressed="false".*?<span>([^<]*)<\/span>/g)].map(([, text]) => text);

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
])('[%s] prerendered, chip %i reads %s', (_row, place, text) => {
  expect(chips[place - 1]).toBe(text);
});

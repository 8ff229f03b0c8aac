import { makeStore } from '@niramaya/data-access';
import { UiProvider } from '@niramaya/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MedicineDetailsScreen } from './MedicineDetailsScreen/MedicineDetailsScreen';
import { MedicinesScreen } from './MedicinesScreen/MedicinesScreen';

const prerender = (Screen: ComponentType, address: string) =>
  renderToString(
    <Provider store={makeStore()}>
      <UiProvider>
        <StaticRouter location={address}>
          <Screen />
        </StaticRouter>
      </UiProvider>
    </Provider>,
  );

it('[STATE-44] the prerendered listing shows a loading message and ten skeleton cards', () => {
  const html = prerender(MedicinesScreen, '/medicines');
  expect(html).toContain('...Loading');
  expect(html.match(/<article/g)).toHaveLength(10);
});

it.each([
  ['STATE-44', MedicinesScreen, '/medicines', '?category=vitamins&rating=4&order=asc'],
  ['ROUTE-05', MedicineDetailsScreen, '/medicinesdetails', '?id=7'],
])('[%s] prerenders the same for any query, so that hydration finds the same markup', (_row, Screen, path, query) => {
  expect(prerender(Screen, path + query)).toBe(prerender(Screen, path));
});

it('[DETAIL-18] the prerendered detail screen has a message for no product, and the skeleton of a product', () => {
  const html = prerender(MedicineDetailsScreen, '/medicinesdetails');
  expect(html.match(/<h1.*?<\/h1>/g)?.map((heading) => heading.replace(/<.*?>/g, ''))).toEqual([
    'Product details',
    'No product is open here yet',
  ]);
});

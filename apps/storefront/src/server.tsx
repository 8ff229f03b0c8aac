import { makeStore } from '@niramaya/data-access';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';

export { notFoundTitle, routes } from './app/routes';

/**
 * Returns the HTML of the screen at an address, as a guest with an empty cart sees it. Throws the first error that
 * React reports.
 */
export async function renderShop(address: string): Promise<string> {
  let firstError: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App store={makeStore()} />
      </StaticRouter>
    </StrictMode>,
    {
      // With the default of React, large boundaries would be invisible without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        firstError ??= error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (firstError !== undefined) throw firstError;
  return markup;
}

import { makeStore } from '@niramaya/data-access';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';

export { notFoundTitle, routes } from './app/routes';

/**
 * The shop at an address as a guest with an empty cart first sees it, as HTML.
 * @throws what a component throws, or the first thing that React complains of
 */
export async function renderShop(address: string): Promise<string> {
  let complaint: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App store={makeStore()} />
      </StaticRouter>
    </StrictMode>,
    {
      // A larger boundary would otherwise be put aside for a script to bring in, and the page be blank without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        complaint ??= error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (complaint !== undefined) throw complaint;
  return markup;
}

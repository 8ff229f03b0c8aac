import type { Path } from '@niramaya/contract';
import { makeStore } from '@niramaya/data-access';
import { takeStyles, UiProvider } from '@niramaya/ui';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { answers } from './answers';
import { App } from './app/App';
import { RouterLink } from './app/RouterLink';

export { notFoundTitle, routes } from './app/routes';

/**
 * The shop at an address as a guest with an empty cart first sees it, as HTML, and the style elements that it needs. One
 * page at a time.
 * @throws what a component throws, or the first thing that React complains of
 */
export async function renderShop(address: string): Promise<{ markup: string; styles: string }> {
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
  return { markup, styles: takeStyles(markup + renderAnswer(address)) };
}

const renderAnswer = (address: string): string =>
  renderToStaticMarkup(
    <StaticRouter location={address}>
      <Provider store={makeStore()}>
        <UiProvider link={RouterLink}>{answers[address as Path]}</UiProvider>
      </Provider>
    </StaticRouter>,
  );

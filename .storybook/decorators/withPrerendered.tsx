import { UiProvider } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider, useStore } from 'react-redux';
import { StaticRouter, useLocation } from 'react-router-dom';
import { StoryLink } from './StoryLink';

/** Markup as the server renders it: nothing from browser storage is in it, and no element has an event listener. */
function Markup({ children }: { readonly children: ReactNode }) {
  const store = useStore();
  const { pathname } = useLocation();
  const [html] = useState(() =>
    renderToString(
      <Provider store={store}>
        <UiProvider link={StoryLink}>
          <StaticRouter location={pathname}>{children}</StaticRouter>
        </UiProvider>
      </Provider>,
    ),
  );
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows a story with the parameter `prerendered` as the server renders it, before React hydrates the page. */
export const withPrerendered: Decorator = (Story, { parameters }) =>
  parameters.prerendered ? (
    <Markup>
      <Story />
    </Markup>
  ) : (
    <Story />
  );

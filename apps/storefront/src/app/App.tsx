import { formatRupees } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { hasUnsavedInput, watchSession, type AppStore } from '@niramaya/data-access';
import { keepPageWhile } from '@niramaya/lazy';
import { UiProvider } from '@niramaya/ui';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterLink } from '../history/RouterLink';
import { Shop } from './Shop';

/**
 * The whole shop: store, design system, session and screens. Its caller provides the router, because the server renders
 * with another one than the browser.
 */
export function App({ store }: { store: AppStore }) {
  // The effect runs after the first paint, which the code of the sign-in would otherwise delay.
  useEffect(() => store.dispatch(watchSession()), [store]);
  // If a chunk of an older version is missing, the page reloads, but not while a form has text that would be lost.
  useEffect(() => keepPageWhile(hasUnsavedInput), []);

  return (
    <Provider store={store}>
      <UiProvider link={RouterLink} formatMoney={formatRupees} titleLanguage={languageCopy.apiLanguage}>
        <Shop />
      </UiProvider>
    </Provider>
  );
}

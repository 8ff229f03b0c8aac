import { formatRupees } from '@niramaya/contract';
import { watchSession, type AppStore } from '@niramaya/data-access';
import { UiProvider } from '@niramaya/ui';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterLink } from './RouterLink';
import { Shop } from './Shop';

/** Its caller provides the router. */
export function App({ store }: { store: AppStore }) {
  // The session's code must not delay the first paint.
  useEffect(() => store.dispatch(watchSession()), [store]);

  return (
    <Provider store={store}>
      <UiProvider link={RouterLink} formatMoney={formatRupees}>
        <Shop />
      </UiProvider>
    </Provider>
  );
}

import { formatRupees } from '@niramaya/contract';
import { keepSession, type AppStore } from '@niramaya/data-access';
import { UiProvider } from '@niramaya/ui';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterLink } from './RouterLink';
import { Shop } from './Shop';

/** Renders the whole shop with what it needs: its state, the design system, the session. */
export function App({ store }: { store: AppStore }) {
  // After the first paint, so that what keeps the session (the provider's code, for example) never delays it.
  useEffect(() => store.dispatch(keepSession()), [store]);

  return (
    <Provider store={store}>
      <UiProvider link={RouterLink} formatMoney={formatRupees}>
        <Shop />
      </UiProvider>
    </Provider>
  );
}

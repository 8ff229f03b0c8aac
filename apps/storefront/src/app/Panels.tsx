import { chakra } from '@chakra-ui/react';
import { shellCopy } from '@niramaya/contract';
import { closePanel, useAppDispatch, useAppSelector, type PanelName } from '@niramaya/data-access';
import { loadComparePanel, loadSavedPanel } from '@niramaya/feature-medicines';
import { loadAccountPanel, loadMessagesPanel, loadMyDataPanel, loadOrdersPanel } from '@niramaya/feature-shell';
import { Dialog, Drawer, Spinner, useCopy } from '@niramaya/ui';
import { Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { lazyScreen } from './lazyScreen';

/** Each is a part of its own, fetched when it is first opened. */
const panels: Record<PanelName, ComponentType> = {
  account: lazyScreen('account', loadAccountPanel).Screen,
  saved: lazyScreen('saved', loadSavedPanel).Screen,
  compare: lazyScreen('compare', loadComparePanel).Screen,
  data: lazyScreen('data', loadMyDataPanel).Screen,
  messages: lazyScreen('messages', loadMessagesPanel).Screen,
  orders: lazyScreen('orders', loadOrdersPanel).Screen,
};

const Wait = chakra('div', { base: { display: 'grid', placeItems: 'center', minHeight: '40' } });

/** The panel that lies over the screen, if any. Going anywhere closes it. */
export function Panels() {
  const { account } = useCopy(shellCopy);
  const name = useAppSelector((state) => state.panel.open);
  const dispatch = useAppDispatch();
  const { key } = useLocation();

  useEffect(() => {
    dispatch(closePanel());
  }, [dispatch, key]);

  if (name === null) return null;
  const Content = panels[name];
  // A table needs more width than a drawer has.
  const Frame = name === 'compare' ? Dialog : Drawer;
  return (
    <Frame
      // From one panel to the next: the focus goes back to what opened the first, and from there into the second.
      key={name}
      open
      onClose={() => dispatch(closePanel())}
      title={account.panels[name]}
      closeLabel={account.close}
      size="lg"
    >
      <CrashBoundary>
        <Suspense
          fallback={
            <Wait role="status" aria-label={account.loading}>
              <Spinner />
            </Wait>
          }
        >
          <Content />
        </Suspense>
      </CrashBoundary>
    </Frame>
  );
}

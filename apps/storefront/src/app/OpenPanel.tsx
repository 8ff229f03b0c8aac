import { chakra } from '@niramaya/ui/chakra';
import { shellCopy } from '@niramaya/contract';
import { closePanel, useAppDispatch, type PanelName } from '@niramaya/data-access';
import { loadComparePanel, loadSavedPanel } from '@niramaya/feature-medicines';
import { loadAccountPanel, loadMessagesPanel, loadMyDataPanel, loadOrdersPanel } from '@niramaya/feature-shell';
import { Dialog, Drawer, Spinner, useCopy } from '@niramaya/ui';
import { Suspense, type ComponentType } from 'react';
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

/** A panel over the screen, in a frame that says that it is coming while it is. */
export function OpenPanel({ name }: { name: PanelName }) {
  const { account } = useCopy(shellCopy);
  const dispatch = useAppDispatch();
  const Content = panels[name];
  // A table needs more width than a drawer has.
  const Frame = name === 'compare' ? Dialog : Drawer;
  return (
    <Frame
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

import { panelsCopy } from '@niramaya/copy/panels';
import { shellCopy } from '@niramaya/copy/shell';
import { useAppSelector, useOrder, useUserKey, type PanelName } from '@niramaya/data-access';
import { loadMenuPanel } from '@niramaya/feature-shell';
import { BlockBoundary, fetchQuietly, lazyComponent } from '@niramaya/lazy';
import { Drawer, Spinner } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { arrivedHeading } from '../history/useArrival';

/** The widths of the drawer that are not the usual 'lg'. */
const sizes: Partial<Record<PanelName, 'md' | 'xl'>> = { menu: 'md', compare: 'xl' };

/**
 * Returns a panel as a lazy component. `name` names its chunk in error messages, and `component` is the export of the
 * module that `load` imports.
 */
const panel = <Component extends string>(
  name: PanelName,
  component: Component,
  load: () => Promise<Readonly<Record<Component, ComponentType>>>,
) => lazyComponent(name, async () => (await load())[component], { prefetch: false });

// The menu is fetched as soon as this module is loaded. So its first opening waits only for the code of this module,
// and not for that of the menu after it. The option `prefetch` would fetch it later, after the shopper's first action.
const menu = lazyComponent('menu', loadMenuPanel, { prefetch: false });
fetchQuietly(menu);

// `lazyComponent` adds the prop `waiting` to each panel: it is shown until the code of the panel has arrived.
const panels: Record<PanelName, ComponentType<{ waiting?: ReactNode }>> = {
  menu,
  account: panel('account', 'AccountPanel', () => import('@niramaya/feature-account/AccountPanel')),
  saved: panel('saved', 'SavedPanel', () => import('@niramaya/feature-medicines/SavedPanel')),
  compare: panel('compare', 'ComparePanel', () => import('@niramaya/feature-medicines/ComparePanel')),
  data: panel('data', 'MyDataPanel', () => import('@niramaya/feature-account/MyDataPanel')),
  messages: panel('messages', 'MessagesPanel', () => import('@niramaya/feature-account/MessagesPanel')),
  orders: panel('orders', 'OrdersPanel', () => import('./OrdersPanel')),
  refill: panel('refill', 'RefillPanel', () => import('@niramaya/feature-account/RefillPanel')),
  prescriptions: panel(
    'prescriptions',
    'PrescriptionsPanel',
    () => import('@niramaya/feature-account/PrescriptionsPanel'),
  ),
};

/** OpenPanel is the drawer with one panel, such as My orders. The code of each panel is a chunk of its own. */
export function OpenPanel({ open, name, onClose }: { open: boolean; name: PanelName; onClose: () => void }) {
  const Content = panels[name];
  const userKey = useUserKey();
  // While My orders shows the receipt of an order, the title of the drawer names that order.
  const receiptOf = useAppSelector((state) => state.panel.receiptOf);
  const receipt = useOrder(name === 'orders' ? receiptOf : null);
  // This panel may have replaced another one, whose button opened it. The button has disappeared with that panel, so
  // the drawer takes the focus.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const drawer = document.querySelector<HTMLElement>('[role=dialog][data-state=open]');
    drawer?.scrollTo(0, 0);
    drawer?.focus();
  }, [name]);
  // A heading from before the panel would take the focus when the shopper closes the panel.
  useEffect(() => {
    if (open) arrivedHeading.current = null;
  }, [open]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      finalFocus={arrivedHeading}
      title={receipt ? panelsCopy.receipt(receipt.id) : panelsCopy[name]}
      // Every panel but the menu has the texts of the panel 'account'.
      closeLabel={name === 'menu' ? shellCopy.menu.close : shellCopy.account.close}
      side={name === 'menu' ? 'start' : 'end'}
      size={sizes[name] ?? 'lg'}
    >
      {/*
        Another person gets a new panel, so that no draft of the previous one shows. The panel `data` stays open,
        because the shopper logs out in it.
      */}
      <BlockBoundary key={name === 'data' ? name : userKey}>
        <Content
          waiting={
            <styled.div
              display="grid"
              placeItems="center"
              minHeight="40"
              role="status"
              aria-label={shellCopy.account.loading}
            >
              <Spinner />
            </styled.div>
          }
        />
      </BlockBoundary>
    </Drawer>
  );
}

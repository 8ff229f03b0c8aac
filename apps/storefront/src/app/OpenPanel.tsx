import { panelsCopy, shellCopy } from '@niramaya/contract';
import { usePerson, type PanelName } from '@niramaya/data-access';
import { loadComparePanel, loadSavedPanel } from '@niramaya/feature-medicines';
import {
  loadAccountPanel,
  loadMessagesPanel,
  loadMyDataPanel,
  loadOrdersPanel,
  loadPrescriptionsPanel,
  loadRefillPanel,
} from '@niramaya/feature-shell';
import { BlockBoundary, lazyComponent } from '@niramaya/lazy';
import { Dialog, Drawer, Spinner, useCopy } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import type { ComponentType, ReactNode } from 'react';

const panel = (name: PanelName, load: () => Promise<ComponentType>) => lazyComponent(name, load, { ahead: 'never' });

/** Each is a chunk of its own, fetched when it is first opened. */
const panels: Record<PanelName, ComponentType<{ waiting?: ReactNode }>> = {
  account: panel('account', loadAccountPanel),
  saved: panel('saved', loadSavedPanel),
  compare: panel('compare', loadComparePanel),
  data: panel('data', loadMyDataPanel),
  messages: panel('messages', loadMessagesPanel),
  orders: panel('orders', loadOrdersPanel),
  refill: panel('refill', loadRefillPanel),
  prescriptions: panel('prescriptions', loadPrescriptionsPanel),
};

const Wait = styled('div', { base: { display: 'grid', placeItems: 'center', minHeight: '40' } });

interface OpenPanelProps {
  readonly open: boolean;
  readonly name: PanelName;
  readonly onClose: () => void;
}

/** Renders a panel over the screen. While the panel loads, its frame shows that it is loading. */
export function OpenPanel({ open, name, onClose }: OpenPanelProps) {
  const { account } = useCopy(shellCopy);
  const titles = useCopy(panelsCopy);
  const Content = panels[name];
  const person = usePerson();
  // A table needs more width than a drawer has.
  const Frame = name === 'compare' ? Dialog : Drawer;
  return (
    <Frame open={open} onClose={onClose} title={titles[name]} closeLabel={account.close} size="lg">
      {/* The drafts and messages in a panel belong to one person. My data reports that it has logged that person out. */}
      <BlockBoundary key={name === 'data' ? name : person}>
        <Content
          waiting={
            <Wait role="status" aria-label={account.loading}>
              <Spinner />
            </Wait>
          }
        />
      </BlockBoundary>
    </Frame>
  );
}

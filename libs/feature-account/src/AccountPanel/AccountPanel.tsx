import { styled } from '@niramaya/ui/styled';
import { accountCopy } from '@niramaya/contract/copy/account';
import {
  openPanel,
  useAppDispatch,
  useMessages,
  useOrders,
  usePrescriptions,
  useRefills,
  useSaved,
  useSession,
  type PanelName,
} from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';
import {
  CalendarSync,
  ChevronRight,
  Heart,
  MessageSquareText,
  Package,
  ScrollText,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';

interface Entry {
  readonly panel: PanelName;
  readonly copy: { readonly title: string; readonly text: string };
  readonly Icon: LucideIcon;
  readonly count?: number;
}

const Row = styled('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    width: 'full',
    p: '4',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '& > svg:first-of-type': { color: 'brand.fg' },
  },
});

export function AccountPanel() {
  const copy = useCopy(accountCopy);
  const { name } = useSession();
  const dispatch = useAppDispatch();
  const orders = useOrders();

  const messages = useMessages();
  const prescriptions = usePrescriptions();

  const entries: readonly Entry[] = [
    { panel: 'orders', copy: copy.orders, Icon: Package, count: orders.length },
    { panel: 'refill', copy: copy.refill, Icon: CalendarSync, count: useRefills().listed.length },
    {
      panel: 'prescriptions',
      copy: copy.prescriptions,
      Icon: ScrollText,
      count: prescriptions.view === 'ready' ? prescriptions.prescriptions.length : 0,
    },
    { panel: 'saved', copy: copy.saved, Icon: Heart, count: useSaved().length },
    { panel: 'messages', copy: copy.messages, Icon: MessageSquareText, count: messages.length },
    { panel: 'data', copy: copy.data, Icon: ShieldCheck },
  ];
  return (
    <>
      <styled.p color="fg.muted" pb="4" overflowWrap="anywhere">
        {name === null ? copy.guest : copy.member(name)}
      </styled.p>
      <styled.ul aria-label={copy.list} display="grid" gap="3" listStyleType="none">
        {entries.map(({ panel, copy: { title, text }, Icon, count = 0 }) => (
          <li key={panel}>
            <Row type="button" onClick={() => dispatch(openPanel(panel))}>
              <Icon aria-hidden size={24} />
              <span>
                <styled.span display="block" fontWeight="semibold">
                  <span>{title}</span>
                  {count > 0 && (
                    <styled.span fontWeight="normal" color="fg.muted">
                      {` · ${copy.count(count)}`}
                    </styled.span>
                  )}
                </styled.span>
                <styled.span display="block" textStyle="caption" color="fg.muted">
                  {text}
                </styled.span>
              </span>
              <ChevronRight aria-hidden size={20} />
            </Row>
          </li>
        ))}
      </styled.ul>
    </>
  );
}

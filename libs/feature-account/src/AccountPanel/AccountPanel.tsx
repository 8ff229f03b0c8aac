import { styled } from '@niramaya/ui/styled';
import { accountCopy } from '@niramaya/copy/account';
import {
  openPanel,
  useAppDispatch,
  useMessages,
  useOrders,
  usePrescriptions,
  useRefills,
  useSaved,
  useSession,
} from '@niramaya/data-access';
import { CalendarSync, ChevronRight, Heart, MessageSquareText, Package, ScrollText, ShieldCheck } from 'lucide-react';

const Row = styled('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    width: 'full',
    p: '4',
    textAlign: 'start',
    layerStyle: 'panel',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '& > svg:first-of-type': { color: 'brand.fg' },
    // With large text on a phone the words need the width of the icons.
    _largeText: { gridTemplateColumns: 'minmax(0, 1fr)', p: '2', '& > svg': { display: 'none' } },
  },
});

/**
 * AccountPanel is the account menu of the shop's drawer: one button for each panel with data of this device, and how
 * many records each has. A guest has it too. It reads browser storage and the database of prescriptions, and sends no
 * request.
 */
export function AccountPanel() {
  const { name } = useSession();
  const dispatch = useAppDispatch();
  const shown = usePrescriptions();
  const entries = [
    { panel: 'orders', Icon: Package, count: useOrders().length },
    { panel: 'refill', Icon: CalendarSync, count: useRefills().listed.length },
    { panel: 'prescriptions', Icon: ScrollText, count: shown.view === 'ready' ? shown.prescriptions.length : 0 },
    { panel: 'saved', Icon: Heart, count: useSaved().length },
    { panel: 'messages', Icon: MessageSquareText, count: useMessages().length },
    // A count of 0 is not shown, so My data has none.
    { panel: 'data', Icon: ShieldCheck, count: 0 },
  ] as const;
  return (
    <>
      <styled.p color="fg.muted" pb="4" overflowWrap="anywhere">
        {name === null ? accountCopy.guest : accountCopy.member(name)}
      </styled.p>
      <styled.ul aria-label={accountCopy.list} display="grid" gap="3">
        {entries.map(({ panel, Icon, count }) => (
          <li key={panel}>
            <Row type="button" onClick={() => dispatch(openPanel(panel))}>
              <Icon aria-hidden size={24} />
              <span>
                <styled.span display="block" fontWeight="semibold">
                  <span>{accountCopy[panel].title}</span>
                  {count > 0 && (
                    <styled.span fontWeight="normal" color="fg.muted">
                      {` · ${accountCopy.count(count)}`}
                    </styled.span>
                  )}
                </styled.span>
                <styled.span display="block" textStyle="caption" color="fg.muted">
                  {accountCopy[panel].text}
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

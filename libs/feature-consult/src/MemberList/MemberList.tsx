import { Grid, styled } from '@niramaya/ui/styled';
import type { Member } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/copy/patients';
import {
  pickPatient,
  useBrowserStorage,
  useConsult,
  useMembers,
  useRetryOnline,
  useUserKey,
  viewState,
} from '@niramaya/data-access';
import { lazyComponent, OverPage, prefetch } from '@niramaya/lazy';
import { EmptyState, IconButton, LoadingText, QueryState, Skeleton } from '@niramaya/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

const ChangeMemberDialog = lazyComponent(
  'change member',
  () => import('../ChangeMember/ChangeMemberDialog').then((module) => module.ChangeMemberDialog),
  { fallback: OverPage },
);

/**
 * Every state has the height of four and a half members, so that nothing below moves when the response arrives. On a
 * wide screen, the panels next to the list are taller than the list at its largest, so its height follows its content.
 * On a phone the height of a loaded list does too: the panels below are not on the first screen.
 */
const Frame = styled('div', {
  base: {
    height: { base: '[16rem]', lg: '[auto]' },
    maxHeight: { lg: '[15rem]' },
    overflowY: 'auto',
    // A focused row scrolls to a place below the sticky column labels, which would cover it.
    scrollPaddingBlock: '[3.5rem 1rem]',
    // The frame reaches the edges of the card around it, whose padding is the same.
    marginInline: { base: '-4', md: '-6' },
    marginBottom: { base: '-4', md: '-6' },
    borderBottomRadius: 'card',
    '&[data-view=failed]': { alignContent: 'safe center' },
    '&[data-view=empty]': { display: 'grid', gridTemplateRows: 'auto 1fr', alignItems: 'safe center' },
    '&:is([data-view=ready], [data-view=empty])': {
      height: { base: '[auto]', md: '[16rem]', lg: '[auto]' },
      maxHeight: { base: '[16rem]', lg: '[15rem]' },
    },
    borderTop: '[1px solid token(colors.border)]',
  },
});

const Table = styled('table', {
  base: {
    width: 'full',
    '& th, & td': {
      px: { base: '1', md: '2' },
      py: '3',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& thead :is(th, td)': {
      position: 'sticky',
      top: '0',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'semibold',
      letterSpacing: '0.04em',
      py: '2.5',
    },
    '& th:first-of-type': { ps: { base: '4', md: '6' } },
    '& td:last-of-type': { pe: { base: '0', md: '3' } },
    // The label of the radio covers the whole row, so the row has the styles of hover, selection and focus.
    '& tbody tr': {
      position: 'relative',
      _hover: { bg: 'bg.subtle' },
      '&:has(:checked)': { bg: 'brand.subtle' },
      '&:has(input:focus-visible)': { layerStyle: 'focusRing', outlineOffset: '[-3px]' },
    },
    '& tbody tr + tr': { borderTop: '[1px solid token(colors.border)]' },
    // A long name or age breaks between any letters, because both are any text. Each column keeps room for six digits:
    // the lengths in rem are the radio, its gap and the padding, or the padding alone. The other columns keep their
    // words.
    '& tbody th': { fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '[calc(6ch + 3.25rem)]' },
    '& tbody td': { fontVariantNumeric: 'tabular-nums' },
    '& tbody td:first-of-type': { overflowWrap: 'anywhere', minWidth: '[calc(6ch + 0.5rem)]' },
    '& tbody td:nth-of-type(2)': { color: 'fg.muted', _firstLetter: { textTransform: 'uppercase' } },
    // The button is above the label, which covers the row. It is as tall as the line of text and its padding.
    '& tbody td:last-of-type': { position: 'relative', width: '[1px]', py: '0.5', ps: '0' },
  },
});

/** The label of a row, with the radio and the name. */
const Choice = styled('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    cursor: 'pointer',
    // This box covers the whole row, so that a click anywhere in the row chooses the member.
    _after: { content: '""', position: 'absolute', inset: '0' },
    '& input': {
      boxSize: '5',
      mt: '0.5',
      accentColor: '[token(colors.brand.solid)]',
      // The focus ring is around the row, by `:has`. Firefox before 121 does not have it and keeps the ring of the
      // radio.
      '@supports selector(:has(*))': { _focusVisible: { outline: '[none]' } },
    },
  },
});

interface MemberTableProps {
  readonly members: readonly Member[];
  /** Called with the member that the shopper wants to change or remove. */
  readonly onChange: (member: Member) => void;
}

/**
 * MemberTable lists members with a radio button each, and stores the chosen member as the patient (requirements
 * CONSULT-21 and CONSULT-34 in `docs/requirements.md`). The last column has no label, because the labels are those of
 * the requirements.
 */
export function MemberTable({ members, onChange }: MemberTableProps) {
  const copy = patientsCopy.members;
  const { patient } = useConsult();
  const storage = useBrowserStorage();
  const idPrefix = useId();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{copy.name}</th>
          <th scope="col">{copy.age}</th>
          <th scope="col">{copy.gender}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            {/*
              The label is the name alone. The radio would otherwise be part of it, and be announced with each cell.
            */}
            <th scope="row" aria-labelledby={`${idPrefix}-${member.id}`}>
              <Choice>
                <input
                  type="radio"
                  name="patient"
                  checked={member.id === patient?.id}
                  onChange={() => pickPatient(storage, member)}
                />
                <span id={`${idPrefix}-${member.id}`} translate="no">
                  {member.name}
                </span>
              </Choice>
            </th>
            <td>{member.age}</td>
            <td>{copy.genders[member.gender]}</td>
            <td>
              <IconButton
                label={copy.actionOf(member.name)}
                icon={<Pencil aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => onChange(member)}
                {...prefetch(ChangeMemberDialog)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** From this number on the members fill the frame. */
const fullFrom = 4;

interface MemberListProps {
  /** Scrolls to the last member once the list is there, because a member that was just added is the last one. */
  readonly scrollToEnd?: boolean;
}

/** The member whose dialog is open or closing. */
interface Changing {
  readonly member: Member;
  /** The user key of the person who has opened the dialog (`useUserKey`). */
  readonly of: string | null;
  readonly isOpen: boolean;
}

/**
 * MemberList shows the family members of the shopper. `useMembers` fetches them at each mount and after a member was
 * added (requirements API-19 and API-20 in `docs/requirements.md`). A failed list can be fetched again (ERROR-35). An
 * empty list has its column labels too (AMB-63). Each member can be changed and removed.
 */
export function MemberList({ scrollToEnd = false }: MemberListProps) {
  const query = useMembers();
  const state = viewState(query, (list) => list.length === 0);
  const frame = useRef<HTMLDivElement>(null);
  const userKey = useUserKey();
  useRetryOnline(state.view === 'failed' && state.error.kind === 'offline', () => void query.refetch());
  // The dialog stays while it closes, so its member outlasts `isOpen`.
  const [changing, setChanging] = useState<Changing | null>(null);
  const change = (member: Member) => setChanging({ member, of: userKey, isOpen: true });
  // The member is health data, so React discards it in the render in which the person changes.
  if (changing !== null && changing.of !== userKey) setChanging(null);

  // True once there is a list that includes an added member.
  const isFresh = state.view === 'ready' && !state.isStale;
  useEffect(() => {
    if (scrollToEnd && isFresh) frame.current?.scrollTo(0, frame.current.scrollHeight);
  }, [scrollToEnd, isFresh]);

  return (
    <Frame
      data-view={state.view}
      ref={frame}
      role="group"
      aria-label={patientsCopy.members.title}
      // The frame takes the focus at a retry and after a removal. It is no stop of Tab: its radios and buttons scroll
      // it.
      tabIndex={-1}
      aria-busy={query.isFetching || undefined}
    >
      <QueryState
        state={state}
        loading={
          <Grid gap="4" px={{ base: '4', md: '6' }} py="4">
            <LoadingText>{patientsCopy.members.loading}</LoadingText>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} h="2.5rem" />
            ))}
          </Grid>
        }
        empty={
          <>
            <MemberTable members={[]} onChange={change} />
            <EmptyState level={3} title={patientsCopy.members.empty.title} text={patientsCopy.members.empty.text} />
          </>
        }
        errorTexts={patientsCopy.members.failed}
        illustrationSize={0}
        focusOnRetry={frame}
        onRetry={() => void query.refetch()}
      >
        {(list) => (
          <>
            <MemberTable members={list} onChange={change} />
            {list.length < fullFrom && (
              <styled.p px={{ base: '4', md: '6' }} py="3" textStyle="caption" color="fg.muted">
                {patientsCopy.members.more}
              </styled.p>
            )}
          </>
        )}
      </QueryState>
      {changing && (
        <ChangeMemberDialog
          key={changing.member.id}
          member={changing.member}
          open={changing.isOpen}
          onClose={() => setChanging((now) => now && { ...now, isOpen: false })}
          onChanged={(member) => setChanging((now) => (now?.member.id === member.id ? { ...now, member } : now))}
          list={frame}
        />
      )}
    </Frame>
  );
}

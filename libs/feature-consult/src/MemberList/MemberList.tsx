import { Grid, styled } from '@niramaya/ui/styled';
import { patientsCopy } from '@niramaya/contract/copy/consult-flow';
import { useMembers, viewState } from '@niramaya/data-access';
import { EmptyState, LoadingText, QueryState, Skeleton, useCopy } from '@niramaya/ui';
import { useEffect, useRef } from 'react';
import { MemberTable } from './MemberTable';

/** One height for every state: four members and the top of the fifth. */
const Frame = styled('div', {
  base: {
    height: '[16rem]',
    overflowY: 'auto',
    // Keeps a focused row clear of the sticky column labels.
    scrollPaddingBlock: '[3.5rem 1rem]',
    marginInline: { base: '-4', md: '-6' },
    marginBottom: { base: '-4', md: '-6' },
    borderBottomRadius: 'card',
    '&[data-view=failed]': { alignContent: 'safe center' },
    '&[data-view=empty]': { display: 'grid', gridTemplateRows: 'auto 1fr', alignItems: 'safe center' },
    borderTop: '[1px solid token(colors.border)]',
  },
});

interface MemberListProps {
  /** Scrolls to the last member after each response, because a member was added. @default false */
  readonly scrollToEnd?: boolean;
}

/** Fetches at each mount and after a member was added. An empty list has column labels (AMB-63). */
export function MemberList({ scrollToEnd = false }: MemberListProps) {
  const { members } = useCopy(patientsCopy);
  const query = useMembers();
  const state = viewState(query, (list) => list.length === 0);
  const frame = useRef<HTMLDivElement>(null);

  const isFresh = state.view === 'ready' && !state.isStale;
  useEffect(() => {
    if (scrollToEnd && isFresh) frame.current?.scrollTo(0, frame.current.scrollHeight);
  }, [scrollToEnd, isFresh]);

  return (
    <Frame
      data-view={state.view}
      ref={frame}
      role="group"
      aria-label={members.title}
      tabIndex={0}
      aria-busy={query.isFetching || undefined}
    >
      <QueryState
        state={state}
        loading={
          <Grid gap="4" px={{ base: '4', md: '6' }} py="4">
            <LoadingText>{members.loading}</LoadingText>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} h="2.5rem" />
            ))}
          </Grid>
        }
        empty={
          <>
            <MemberTable members={[]} />
            <EmptyState level={3} title={members.empty.title} text={members.empty.text} />
          </>
        }
        errorTexts={members.failed}
        illustrationSize={0}
        focusOnRetry={frame}
        onRetry={() => void query.refetch()}
      >
        {(list) => <MemberTable members={list} />}
      </QueryState>
    </Frame>
  );
}

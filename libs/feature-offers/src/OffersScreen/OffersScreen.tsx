import { Container, styled } from '@niramaya/ui/styled';
import { offersCopy, offerState, paths, type Offer } from '@niramaya/contract';
import { useGetOffersQuery, viewState, type ViewState } from '@niramaya/data-access';
import {
  Button,
  EmptyState,
  ErrorState,
  Illustration,
  LoadingText,
  OfferCard,
  OfferCardSkeleton,
  useCopy,
} from '@niramaya/ui';
import { useDeferredValue, useRef } from 'react';

const skeletons = 8;

const Grid = styled('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    cardColumns: {
      sm: '2 16rem',
      lg: '3 18rem',
    },
    listStyleType: 'none',
  },
});

function OfferList({ state, onRetry }: { state: ViewState<Offer[]>; onRetry: () => void }) {
  const words = useCopy(offersCopy);
  switch (state.view) {
    case 'loading':
      return (
        <Grid key="loading" aria-hidden="true">
          {Array.from({ length: skeletons }, (_, index) => (
            <li key={`loading-${index}`}>
              <OfferCardSkeleton />
            </li>
          ))}
        </Grid>
      );
    case 'failed': {
      const isOffline = state.error.kind === 'offline';
      return (
        <ErrorState
          illustration={<Illustration name={isOffline ? 'offline' : 'error'} />}
          message={words.failed.message}
          text={isOffline ? words.failed.offline : words.failed.text}
          retryLabel={words.failed.retry}
          onRetry={onRetry}
        />
      );
    }
    case 'empty':
      return (
        <EmptyState
          illustration={<Illustration name="emptyList" />}
          title={words.empty.title}
          text={words.empty.text}
          action={<Button href={paths.medicines}>{words.empty.action}</Button>}
        />
      );
    case 'ready':
      return (
        <Grid aria-label={words.list}>
          {state.data.map((offer) => (
            <li key={offer.id}>
              <OfferCard {...offer} href={paths.medicines} state={offerState(offer)} words={words} />
            </li>
          ))}
        </Grid>
      );
  }
}

/** The offers screen. It fetches the offers again each time it mounts (OFFERS-01 to OFFERS-04, API-25, ERROR-34). */
export function OffersScreen() {
  const words = useCopy(offersCopy);
  // Deferred, because rendering a whole list in one task would block clicks and scrolling when it arrives.
  const query = useDeferredValue(useGetOffersQuery());
  const list = useRef<HTMLDivElement>(null);
  const state = viewState(query, (offers) => offers.length === 0);
  return (
    <Container>
      <styled.div py={{ base: '6', lg: '10' }} minH="[100dvh]">
        <styled.h1 textStyle="heading">{words.title}</styled.h1>
        {/*
          On a phone the line of the loading text keeps its space, so that the list below does not move when it
          disappears.
        */}
        <styled.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          gap={{ md: '4' }}
          pt="1"
          pb={{ md: '6' }}
          color="fg.muted"
        >
          <p>{words.text}</p>
          <styled.div h="7">{state.view === 'loading' && <LoadingText>{words.loading}</LoadingText>}</styled.div>
        </styled.div>
        <styled.div
          ref={list}
          role="group"
          aria-label={words.list}
          tabIndex={-1}
          aria-busy={state.view === 'loading'}
          outline="[none]"
        >
          <OfferList
            state={state}
            onRetry={() => {
              // The clicked button disappears, so the focus moves to the list that shows the response.
              list.current?.focus({ preventScroll: true });
              void query.refetch();
            }}
          />
        </styled.div>
      </styled.div>
    </Container>
  );
}

import { Container, Flex, styled } from '@niramaya/ui/styled';
import { linkToOffer, paths, pricePerPack, type Offer } from '@niramaya/contract';
import { offersCopy } from '@niramaya/copy/offers';
import { useGetOffersQuery, viewState } from '@niramaya/data-access';
import {
  Button,
  EmptyState,
  Illustration,
  LoadingText,
  OfferCard,
  OfferCardSkeleton,
  QueryState,
  useHydrated,
  type OfferCardProps,
} from '@niramaya/ui';
import { useDeferredValue, useRef } from 'react';

const OfferGrid = styled('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    cardColumns: {
      sm: '2 16rem',
      lg: '3 18rem',
    },
  },
});

const labels: OfferCardProps['labels'] = {
  quantity: offersCopy.quantity,
  mrp: offersCopy.mrp,
  discount: offersCopy.discounts,
  now: offersCopy.now,
};

/**
 * OfferListItem is the card of one offer, with prices in rupees. Its links open the listing with the offer above it.
 * The names of the fields are those of the API: `status` is the number of packs, `strike` the MRP, `off` the discount
 * in per cent, and `price` the price now.
 */
function OfferListItem({ offer }: { readonly offer: Offer }) {
  const link = linkToOffer(offer);
  const packs = offersCopy.packs(offer.status);
  const eachRupees = pricePerPack(offer.status, offer.price);
  return (
    <OfferCard
      {...link}
      title={offer.title}
      image={offer.image}
      quantity={eachRupees === null ? packs : `${packs}, ${offersCopy.each(eachRupees)}`}
      mrpRupees={offer.strike}
      discountText={offersCopy.discount(offer.off)}
      amountRupees={offer.price}
      labels={labels}
      action={
        <Button {...link} variant="outline" size="sm" fullWidth aria-label={offersCopy.viewLabel(offer.title)}>
          {offersCopy.view}
        </Button>
      }
    />
  );
}

/** Returns the offers with the greatest discount first. Offers of the same discount keep their order. */
const byDiscount = (offers: readonly Offer[]): readonly Offer[] =>
  [...offers].sort((one, other) => one.price / one.strike - other.price / other.strike);

/** The longest date, which reserves the room of that of today. */
const longestDay = new Date('2026-09-30');

/**
 * The line with the day of the prices. The prerendered page cannot know the day, so the line is empty there. An
 * invisible text with the longest date is in the same place, so that the line has as many rows on every day of the
 * year.
 */
function PricesOfToday() {
  const isHydrated = useHydrated();
  return (
    <styled.p
      data-longest={offersCopy.text(longestDay)}
      display="grid"
      css={{
        '& > *, &::before': { gridArea: '1 / 1' },
        '&::before': { content: 'attr(data-longest)', visibility: 'hidden' },
      }}
    >
      {isHydrated && <span>{offersCopy.text(new Date())}</span>}
    </styled.p>
  );
}

/**
 * OffersScreen lists the offers, which it fetches at each visit (requirements OFFERS-01 to OFFERS-04, API-25 and
 * ERROR-34 in `docs/requirements.md`).
 */
export function OffersScreen() {
  // Rendering the whole list in one task would block clicks and scrolling. React can interrupt the rendering of a
  // deferred value.
  const query = useDeferredValue(useGetOffersQuery());
  const results = useRef<HTMLDivElement>(null);
  const state = viewState(query, (offers) => offers.length === 0);
  return (
    <Container>
      <styled.div py={{ base: '6', lg: '10' }} minH="[100dvh]">
        <styled.h1 textStyle="heading">{offersCopy.title}</styled.h1>
        {/* The box of the loading text has a fixed height, so that the list does not move when the text goes. */}
        <Flex direction={{ base: 'column', md: 'row' }} gap={{ md: '4' }} pt="1" pb={{ md: '6' }} color="fg.muted">
          <PricesOfToday />
          <styled.div h="7">{state.view === 'loading' && <LoadingText>{offersCopy.loading}</LoadingText>}</styled.div>
        </Flex>
        <styled.div
          ref={results}
          role="group"
          aria-label={offersCopy.list}
          // The group gets the focus after Retry, whose button disappears.
          tabIndex={-1}
          aria-busy={state.view === 'loading'}
          outline="[none]"
        >
          <QueryState
            state={state}
            loading={
              <OfferGrid aria-hidden="true">
                {Array.from({ length: 8 }, (_, index) => (
                  <li key={index}>
                    <OfferCardSkeleton />
                  </li>
                ))}
              </OfferGrid>
            }
            empty={
              <EmptyState
                {...offersCopy.empty}
                illustration={<Illustration name="emptyList" />}
                action={<Button href={paths.medicines}>{offersCopy.empty.action}</Button>}
              />
            }
            errorTexts={offersCopy.failed}
            focusOnRetry={results}
            onRetry={() => void query.refetch()}
          >
            {(offers) => (
              <OfferGrid aria-label={offersCopy.list}>
                {byDiscount(offers).map((offer) => (
                  <li key={offer.id}>
                    <OfferListItem offer={offer} />
                  </li>
                ))}
              </OfferGrid>
            )}
          </QueryState>
        </styled.div>
      </styled.div>
    </Container>
  );
}

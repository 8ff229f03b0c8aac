import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import { useGetOffersQuery, viewState } from '@niramaya/data-access';
import { LoadingText, UiLink, WarningNotice } from '@niramaya/ui';
import { ChosenOffer } from './ChosenOffer';

/** The space of an offer that loads. It is about as tall as most offers, so that the list below moves little. */
const Room = styled('div', {
  base: { minH: { base: '[12rem]', md: '[8.5rem]' }, mb: '4', display: 'grid', placeItems: 'center' },
});

/**
 * LinkedOffer is for an address with the number of an offer, which a link has in a new tab or as a copy. It fetches the
 * offers. An `id` that is NaN is a damaged link and sends no request.
 */
export function LinkedOffer({ id }: { readonly id: number }) {
  const query = useGetOffersQuery(undefined, { skip: Number.isNaN(id) });
  // An empty list of offers counts as ready too, so that the sentence about an offer that has ended shows.
  const offers = viewState(query, () => false);
  const offer = offers.view === 'ready' && offers.data.find((one) => one.id === id);

  if (offer) return <ChosenOffer offer={offer} fetchedAtMs={query.fulfilledTimeStamp} />;
  if (offers.view === 'failed')
    return (
      <WarningNotice
        text={offerLandingCopy.unloaded}
        action={offerLandingCopy.retry}
        onAction={() => void query.refetch()}
      />
    );
  if (offers.view === 'loading' && !Number.isNaN(id))
    return (
      <Room>
        <LoadingText>{offerLandingCopy.loading}</LoadingText>
      </Room>
    );
  return (
    <styled.p mb="4">
      <span>{offerLandingCopy.ended}</span>{' '}
      <UiLink href={paths.offers} variant="inline">
        {offerLandingCopy.others}
      </UiLink>
    </styled.p>
  );
}

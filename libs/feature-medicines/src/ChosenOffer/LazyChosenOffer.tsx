import { lazyComponent } from '@niramaya/lazy';
import { styled } from '@niramaya/ui/styled';

/** A lazy chunk, because only shoppers who come from an offer need it. */
export const ChosenOffer = lazyComponent('chosen offer', () =>
  import('./ChosenOffer').then((module) => module.ChosenOffer),
);

/** The space of an offer whose title takes three lines on a phone, so that nothing below moves when the chunk loads. */
export const OfferRoom = styled('div', {
  base: {
    mb: '4',
    minHeight: { base: '[14.5rem]', md: '[9rem]' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'offer.border',
    borderRadius: 'card',
  },
});

import { styled } from '@niramaya/ui/styled';
import type { SelectedMedicine } from '@niramaya/contract';
import { ProductPicture } from '@niramaya/ui';
import { BuyBox } from './BuyBox';
import { Trail } from './Trail';

/** Shared with the skeleton. */
export const Halves = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
    columnGap: { md: '8', lg: '14' },
    rowGap: '5',
    alignItems: 'start',
  },
});

export const Stage = styled('div', {
  base: {
    // On a phone the price must be on the first screenful.
    aspectRatio: { base: '8 / 5', md: '1' },
    _tall: { position: { lg: 'sticky' }, top: '[calc(var(--edge-top) + 1.25rem)]' },
    p: { base: '4', md: '9', lg: '8' },
    layerStyle: 'card',
  },
});

export function ProductSummary({ medicine }: { readonly medicine: SelectedMedicine }) {
  return (
    <div>
      <Trail category={medicine.category} />
      <Halves>
        <Stage data-travels>
          <ProductPicture src={medicine.image} alt={medicine.title} eager />
        </Stage>
        <BuyBox medicine={medicine} />
      </Halves>
    </div>
  );
}

import { styled } from '@niramaya/ui/styled';
import type { SelectedMedicine } from '@niramaya/contract';
import { ProductPicture } from '@niramaya/ui';
import { BuyBox } from './BuyBox';
import { Trail } from './Trail';

/** The two halves of the first screenful; the skeleton stands in the same ones. */
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
    // Low enough on a phone that the price stands above the bar on the first screenful.
    aspectRatio: { base: '8 / 5', md: '1' },
    // Beside what is read of the product, it stays in sight.
    _tall: { position: { lg: 'sticky' }, top: '[calc(var(--edge-top) + 1.25rem)]' },
    p: { base: '4', md: '9', lg: '8' },
    layerStyle: 'card',
  },
});

/** Picture and buy box (DETAIL-01 to DETAIL-07). */
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

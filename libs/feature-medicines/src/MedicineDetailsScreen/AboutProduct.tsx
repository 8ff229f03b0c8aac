import { chakra } from '@niramaya/ui/chakra';
import { medicineDetailsCopy, productGuides, type SelectedMedicine } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';
import { useId } from 'react';
import { guideTo } from './product-guide';

const Reasons = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    mt: { base: '4', md: '6' },
  },
});

const Reason = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    p: '5',
    layerStyle: 'panel',
    boxShadow: 'card',
  },
});

const Figure = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'pill',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Four reasons to choose the product, by its category (DETAIL-16, DETAIL-17). */
export function AboutProduct({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { about } = useCopy(medicineDetailsCopy);
  const { reasons } = guideTo(useCopy(productGuides), medicine.category);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      {/* The contract writes the word small; a heading begins with a capital. */}
      <chakra.h2 id={titleId} textStyle="heading" textTransform="capitalize">
        {about.title}
      </chakra.h2>
      <chakra.p mt="1" color="fg.muted">
        {about.lead(medicine.title)}
      </chakra.p>
      <Reasons>
        {reasons.map(({ title, text }, index) => (
          <Reason key={title}>
            <Figure aria-hidden>{index + 1}</Figure>
            <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
            <chakra.p color="fg.muted">{text}</chakra.p>
          </Reason>
        ))}
      </Reasons>
    </section>
  );
}

import { styled } from '@niramaya/ui/styled';
import type { SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { productGuides } from '@niramaya/contract/copy/product-guides';
import { useCopy } from '@niramaya/ui';
import { useId } from 'react';
import { guideTo } from './product-guide';

const Reasons = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    mt: { base: '4', md: '6' },
  },
});

const Reason = styled('li', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    p: '5',
    layerStyle: 'card',
  },
});

const Figure = styled('span', {
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

export function AboutProduct({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { about } = useCopy(medicineDetailsCopy);
  const { reasons } = guideTo(useCopy(productGuides), medicine.category);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      {/* The contract has it in lower case. */}
      <styled.h2 id={titleId} textStyle="heading" textTransform="capitalize">
        {about.title}
      </styled.h2>
      <styled.p mt="1" color="fg.muted">
        {about.lead(medicine.title)}
      </styled.p>
      <Reasons>
        {reasons.map(({ title, text }, index) => (
          <Reason key={title}>
            <Figure aria-hidden>{index + 1}</Figure>
            <styled.h3 fontWeight="semibold">{title}</styled.h3>
            <styled.p color="fg.muted">{text}</styled.p>
          </Reason>
        ))}
      </Reasons>
    </section>
  );
}

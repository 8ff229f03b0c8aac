import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { BannerArt } from '@niramaya/ui';
import { Check } from 'lucide-react';

/** The promises below the heading. A phone has no room for them, because the first product has to be near the top. */
const Promises = styled('ul', {
  base: {
    display: 'flex',
    hideBelow: 'md',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '0.5',
    mt: '1.5',
    textStyle: 'caption',
    fontWeight: 'medium',
    color: 'brand.fg',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    _icon: { boxSize: '4' },
  },
});

/**
 * ListingBanner has the heading of the listing (requirement CATALOGUE-04 in `docs/requirements.md`). It is low, so that
 * products begin on the first screenful.
 */
export function ListingBanner() {
  return (
    <styled.header
      position="relative"
      overflow="hidden"
      mt={{ base: '2', md: '4' }}
      px={{ md: '8' }}
      py={{ md: '4' }}
      bg={{ md: 'brand.subtle' }}
      borderRadius="card"
    >
      <styled.div
        hideBelow="md"
        position="absolute"
        insetBlock="0"
        insetInlineEnd="0"
        css={{ '& > img': { height: 'full', maxHeight: '[300px]', width: '[auto]', maxWidth: '[none]' } }}
      >
        {/*
          The first picture is about medicines. It loads lazily: a phone, which hides it, would fetch an eager one.
        */}
        <BannerArt index={0} />
      </styled.div>
      <styled.div position="relative" maxWidth={{ md: '[calc(100% - 8rem)]' }}>
        {/* A new screen focuses its heading for screen readers. A ring around it would cross the line below. */}
        <styled.h1 textStyle={{ base: 'title', md: 'heading' }} _focusVisible={{ outline: '[none]' }}>
          {medicinesCopy.title}
        </styled.h1>
        <Promises>
          {medicinesCopy.promises.map((promise) => (
            <li key={promise}>
              <Check aria-hidden />
              <span>{promise}</span>
            </li>
          ))}
        </Promises>
      </styled.div>
    </styled.header>
  );
}

import { chakra } from '@niramaya/ui/chakra';
import { medicinesCopy } from '@niramaya/contract';
import { BannerArt, useCopy } from '@niramaya/ui';
import { Check } from 'lucide-react';

const Panel = chakra('header', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    mt: { base: '4', md: '6' },
    px: { base: '5', md: '8' },
    py: { base: '5', md: '8' },
    bg: 'brand.subtle',
    borderRadius: 'card',
  },
});

/**
 * The picture shows its things in its right half, so its left one may lie under the words. It grows with the banner only
 * as far as it leaves them their room: with large text the banner is high.
 */
const Picture = chakra('div', {
  base: {
    hideBelow: 'md',
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    display: 'flex',
    alignItems: 'end',
    '& > img': { height: 'full', maxHeight: '[300px]', width: '[auto]', maxWidth: '[none]' },
  },
});

const Words = chakra('div', {
  base: { position: 'relative', maxWidth: { md: '[min(25rem, 60%)]', lg: '[min(40rem, 60%)]' } },
});

/** Left out on mobile, where the first products matter more. */
const Promises = chakra('ul', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1.5',
    mt: '4',
    textStyle: 'caption',
    fontWeight: 'medium',
    color: 'brand.fg',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    _icon: { boxSize: '4' },
  },
});

/** The listing's banner and heading (CATALOGUE-04). */
export function ListingBanner() {
  const words = useCopy(medicinesCopy);
  return (
    <Panel>
      <Picture>
        {/* Not eager: a phone, which does not show it, would fetch it all the same. */}
        <BannerArt index={0} />
      </Picture>
      <Words>
        <chakra.h1 textStyle="display">{words.title}</chakra.h1>
        <chakra.p mt="2" color="fg.muted" textWrap="pretty">
          {words.intro}
        </chakra.p>
        <Promises>
          {words.promises.map((promise) => (
            <li key={promise}>
              <Check aria-hidden />
              {promise}
            </li>
          ))}
        </Promises>
      </Words>
    </Panel>
  );
}

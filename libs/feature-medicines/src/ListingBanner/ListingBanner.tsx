import { chakra } from '@niramaya/ui/chakra';
import { medicinesCopy } from '@niramaya/contract';
import { BannerArt, useCopy } from '@niramaya/ui';
import { Check } from 'lucide-react';

const Panel = chakra('header', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    mt: { base: '3', md: '4' },
    px: { base: '4', md: '8' },
    py: { base: '2', md: '4' },
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
    '& > img': { height: 'full', maxHeight: '[300px]', width: '[auto]', maxWidth: '[none]' },
  },
});

/**
 * On mobile a sentence in two lines of small print: the largest text that comes with the page, so that what is seen first is
 * not the first product, whose name waits for the API.
 */
const Promises = chakra('ul', {
  base: {
    display: { md: 'flex' },
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '0.5',
    mt: { md: '1.5' },
    textStyle: 'caption',
    fontWeight: { md: 'medium' },
    color: 'brand.fg',
    '& > li': { display: { base: 'inline', md: 'inline-flex' }, alignItems: 'center', gap: '1.5' },
    '& > li + li::before': { content: { base: '" · "', md: '[none]' } },
    _icon: { boxSize: '4', hideBelow: 'md' },
  },
});

/** The listing's banner and heading (CATALOGUE-04): a heading and what is promised, so low that the products begin on the
 * first screenful. */
export function ListingBanner() {
  const words = useCopy(medicinesCopy);
  return (
    <Panel>
      <Picture>
        {/* Not eager: a phone, which does not show it, would fetch it all the same. */}
        <BannerArt index={0} />
      </Picture>
      <chakra.div position="relative" maxWidth={{ md: '[calc(100% - 8rem)]' }}>
        <chakra.h1 textStyle={{ base: 'title', md: 'heading' }}>{words.title}</chakra.h1>
        <Promises>
          {words.promises.map((promise) => (
            <li key={promise}>
              <Check aria-hidden />
              {promise}
            </li>
          ))}
        </Promises>
      </chakra.div>
    </Panel>
  );
}

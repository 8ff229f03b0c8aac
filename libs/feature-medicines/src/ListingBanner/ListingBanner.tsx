import { styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { BannerArt, useCopy } from '@niramaya/ui';
import { Check } from 'lucide-react';

const Panel = styled('header', {
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
 * The banner picture. Its objects are in its right half, so the text may cover its left half. It grows with the banner
 * only as far as the text has room: with large text the banner is high.
 */
const Picture = styled('div', {
  base: {
    hideBelow: 'md',
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    '& > img': { height: 'full', maxHeight: '[300px]', width: '[auto]', maxWidth: '[none]' },
  },
});

/**
 * The promises. On mobile they are a sentence in two lines of small print. This is the largest text in the prerendered
 * page, so that it is the largest contentful paint. The name of the first product would be later, because it waits for
 * the API.
 */
const Promises = styled('ul', {
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

/**
 * The banner of the listing with its heading and the promises (CATALOGUE-04). It is low, so that the products begin on
 * the first screenful.
 */
export function ListingBanner() {
  const words = useCopy(medicinesCopy);
  return (
    <Panel>
      <Picture>
        {/* Not eager: a phone hides the picture but would fetch an eager one. */}
        <BannerArt index={0} />
      </Picture>
      <styled.div position="relative" maxWidth={{ md: '[calc(100% - 8rem)]' }}>
        <styled.h1 textStyle={{ base: 'title', md: 'heading' }}>{words.title}</styled.h1>
        <Promises>
          {words.promises.map((promise) => (
            <li key={promise}>
              <Check aria-hidden />
              <span>{promise}</span>
            </li>
          ))}
        </Promises>
      </styled.div>
    </Panel>
  );
}

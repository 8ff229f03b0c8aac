import { Container, css, styled } from '@niramaya/ui/styled';
import { homeCopy } from '@niramaya/contract/copy/home';
import { BlockBoundary } from '@niramaya/lazy';
import { BannerSlideshow, useCopy } from '@niramaya/ui';
import type { HomeopathyBlockProps } from '../blocks/HomeopathyBlock';
import { Intro } from '../blocks/Intro';
import { bannerSlides } from '../content/banners';
import { Suspense } from 'react';
import { HomeBlocks } from './HomeBlocks';

const Page = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '12', lg: '16' },
    paddingTop: { base: '4', md: '6' },
  },
});
const opening = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '8', lg: '10' } });

/** The last block, the phone form, is in the footer (AMB-09). */
export function HomeScreen({ now }: HomeopathyBlockProps) {
  const { banners } = useCopy(homeCopy);
  return (
    <Page>
      <Container className={opening}>
        <BlockBoundary>
          <BannerSlideshow slides={bannerSlides(banners.slides)} labels={banners} />
        </BlockBoundary>
        <BlockBoundary>
          <Intro />
        </BlockBoundary>
      </Container>
      {/* Hydrates after the first screenful. */}
      <Suspense>
        <HomeBlocks now={now} />
      </Suspense>
    </Page>
  );
}

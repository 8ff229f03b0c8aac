import { chakra } from '@chakra-ui/react';
import { homeCopy, paths } from '@niramaya/contract';
import {
  BannerSlideshow,
  BrandTile,
  ConcernTile,
  Container,
  featuredBrands,
  PathologyCard,
  ProductTile,
  Section,
  StatisticsBlock,
  useCopy,
} from '@niramaya/ui';
import { bannerSlides } from '../content/banners';
import { homeopathyProducts } from '../content/homeopathy';
import { pathologyTests } from '../content/pathology';
import { statistics } from '../content/statistics';
import { concerns } from '../content/tiles';
import { TopBrandsBlock } from '../TopBrands/TopBrandsBlock';
import { CarouselBlock } from '../blocks/CarouselBlock';
import { CheckupsBlock } from '../blocks/CheckupsBlock';
import { Intro } from '../blocks/Intro';
import { useDeliveryDay } from './useDeliveryDay';

export interface HomeScreenProps {
  /** The clock of the delivery line. @default the system's */
  now?: () => Date;
}

const Page = chakra('div', {
  base: { display: 'grid', gap: { base: '12', lg: '16' }, paddingTop: { base: '4', md: '6' } },
});

const Band = chakra('div', { base: { paddingBlock: { base: '10', lg: '14' }, bg: 'bg.subtle' } });

const today = () => new Date();

/**
 * The home screen (ROUTE-01): banners, what is on offer, and the blocks in the order of the contract (HOME-15). The phone
 * form, its last block, opens the footer that follows (AMB-09). Cards lead to /medicines without parameters.
 */
export function HomeScreen({ now = today }: HomeScreenProps) {
  const { banners, blocks, card } = useCopy(homeCopy);
  const deliveryDay = useDeliveryDay(now);
  return (
    <Page>
      <Container display="grid" gap={{ base: '8', lg: '10' }}>
        <BannerSlideshow slides={bannerSlides(banners.slides)} labels={banners} />
        <Intro />
      </Container>
      <Container>
        <CarouselBlock
          {...blocks.concerns}
          widest={8}
          items={concerns.map(({ img, name }) => ({
            id: name,
            name,
            content: <ConcernTile img={img} name={name} href={paths.medicines} />,
          }))}
        />
      </Container>
      <Container>
        <CarouselBlock
          {...blocks.brands}
          widest={8}
          items={featuredBrands.map(({ img, name }) => ({
            id: name,
            name,
            content: <BrandTile img={img} name={name} href={paths.medicines} />,
          }))}
        />
      </Container>
      <Band>
        <Container display="grid" gap={{ base: '12', lg: '16' }}>
          <CheckupsBlock />
          <CarouselBlock
            {...blocks.pathology}
            items={pathologyTests.map((test) => ({
              id: test.name,
              name: test.name,
              content: <PathologyCard test={test} href={paths.medicines} labels={card} />,
            }))}
          />
        </Container>
      </Band>
      <Container>
        <CarouselBlock
          {...blocks.homeopathy}
          widest={7}
          items={homeopathyProducts.map((product) => ({
            id: product.name,
            name: product.name,
            content: <ProductTile product={product} href={paths.medicines} labels={card} deliveryDay={deliveryDay} />,
          }))}
        />
      </Container>
      <Container>
        <TopBrandsBlock />
      </Container>
      <Container>
        <Section title={blocks.statistics.title}>
          <StatisticsBlock statistics={statistics} />
        </Section>
      </Container>
    </Page>
  );
}

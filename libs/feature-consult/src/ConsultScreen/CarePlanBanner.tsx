import { Grid, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { consultCopy } from '@niramaya/contract/copy/consult';
import { Button, bannerArt, useCopy } from '@niramaya/ui';

const carePlanArt = bannerArt[3];

export function CarePlanBanner() {
  const { carePlan } = useCopy(consultCopy);
  return (
    <styled.section
      aria-label={carePlan.title}
      position="relative"
      overflow="clip"
      bg="offer.subtle"
      borderRadius="card"
      minH={{ md: '[15rem]' }}
      display="flex"
      alignItems="center"
    >
      {carePlanArt && (
        <styled.img
          src={carePlanArt.src}
          htmlWidth={carePlanArt.width}
          htmlHeight={carePlanArt.height}
          alt=""
          loading="lazy"
          hideBelow="md"
          position="absolute"
          insetY="0"
          insetInlineEnd="0"
          h="full"
          w="[auto]"
          py="4"
        />
      )}
      <Grid position="relative" gap="3" justifyItems="start" p={{ base: '5', md: '8' }} maxW={{ md: '[55%]' }}>
        <styled.h2 textStyle="heading">{carePlan.title}</styled.h2>
        <styled.p textStyle="lead">{carePlan.text}</styled.p>
        <styled.p textStyle="price">{carePlan.price}</styled.p>
        <Button href={paths.carePlan} variant="outline">
          {carePlan.action}
        </Button>
      </Grid>
    </styled.section>
  );
}

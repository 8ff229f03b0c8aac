import { chakra } from '@niramaya/ui/chakra';
import { consultCopy, paths } from '@niramaya/contract';
import { Button, bannerArt, useCopy } from '@niramaya/ui';
import { useId } from 'react';

const carePlanArt = bannerArt[3];

/** The Care Plan banner (CONSULT-04). It links to the plan. */
export function CarePlanBanner() {
  const { carePlan } = useCopy(consultCopy);
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      position="relative"
      overflow="clip"
      bg="offer.subtle"
      borderRadius="card"
      minH={{ md: '[15rem]' }}
      display="flex"
      alignItems="center"
    >
      {carePlanArt && (
        <chakra.img
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
      <chakra.div
        position="relative"
        display="grid"
        gap="3"
        justifyItems="start"
        p={{ base: '5', md: '8' }}
        maxW={{ md: '[55%]' }}
      >
        <chakra.h2 id={id} textStyle="heading">
          {carePlan.title}
        </chakra.h2>
        <chakra.p textStyle="lead">{carePlan.text}</chakra.p>
        <chakra.p textStyle="price">{carePlan.price}</chakra.p>
        <Button href={paths.carePlan} variant="outline">
          {carePlan.action}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}

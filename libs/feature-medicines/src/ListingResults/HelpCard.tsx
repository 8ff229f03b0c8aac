import { Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { BannerArt, Button } from '@niramaya/ui';
import { Stethoscope } from 'lucide-react';

/** HelpCard is the last card of the grid: an invitation to ask a doctor, for a shopper who has found nothing yet. */
export function HelpCard() {
  return (
    <Flex
      as="section"
      aria-label={medicinesCopy.help.title}
      position="relative"
      overflow="hidden"
      containerType="inline-size"
      direction="column"
      align="flex-start"
      gap="3"
      height="full"
      p={{ base: '5', md: '6' }}
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.muted"
      borderRadius="card"
    >
      <styled.div
        hideBelow="md"
        position="absolute"
        insetInline="0"
        bottom="0"
        pointerEvents="none"
        css={{
          '& > img': { width: 'full', height: '[auto]' },
          // With large text, the words leave no space below them for the picture.
          '@container (max-width: 20rem)': { display: 'none' },
        }}
      >
        <BannerArt index={2} />
      </styled.div>
      <styled.span
        display="inline-grid"
        placeItems="center"
        boxSize="11"
        borderRadius="pill"
        bg="brand.muted"
        color="brand.fg"
        _icon={{ boxSize: '6' }}
      >
        <Stethoscope aria-hidden />
      </styled.span>
      <styled.h3 textStyle="title">{medicinesCopy.help.title}</styled.h3>
      <styled.p color="fg.muted" textWrap="[pretty]">
        {medicinesCopy.help.text}
      </styled.p>
      <Button href={paths.consultDoctor} variant="outline">
        {medicinesCopy.help.action}
      </Button>
    </Flex>
  );
}

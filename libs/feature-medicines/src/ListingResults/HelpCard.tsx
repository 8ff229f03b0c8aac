import { Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { BannerArt, Button } from '@niramaya/ui';
import { Stethoscope } from 'lucide-react';

/**
 * HelpCard is the last card of the grid: an invitation to ask a doctor, for a shopper who has found nothing yet. Its
 * picture fills the space below the words. There is such space only in a row with product cards, which are higher.
 */
export function HelpCard() {
  return (
    <Flex
      as="section"
      aria-label={medicinesCopy.help.title}
      overflow="hidden"
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
      <styled.div
        hideBelow="md"
        flex="[1 1 0]"
        alignSelf="stretch"
        position="relative"
        minHeight="0"
        mt="-3"
        containerType="size"
        css={{
          // The drawing goes on through the padding, to the lower corner of the card.
          '& > img': {
            position: 'absolute',
            insetInlineEnd: '-6',
            bottom: '-6',
            width: '[calc(100% + 1.5rem)]',
            height: '[calc(100% + 1.5rem)]',
            maxWidth: '[none]',
            objectFit: 'contain',
            objectPosition: '[right bottom]',
          },
          '@container (max-height: 6rem)': { '& > img': { display: 'none' } },
        }}
      >
        {/* The third banner is about doctors. */}
        <BannerArt index={2} />
      </styled.div>
    </Flex>
  );
}

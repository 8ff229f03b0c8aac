import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { BannerArt, Button } from '@niramaya/ui';
import { Stethoscope } from 'lucide-react';

const Panel = styled('section', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    height: 'full',
    p: { base: '5', md: '6' },
    bg: 'brand.subtle',
    borderWidth: '1px',
    borderColor: 'brand.muted',
    borderRadius: 'card',
  },
});

export function HelpCard() {
  return (
    <Panel aria-label={medicinesCopy.help.title}>
      <styled.div
        hideBelow="md"
        position="absolute"
        insetInline="0"
        bottom="0"
        pointerEvents="none"
        css={{
          '& > img': { width: 'full', height: '[auto]' },
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
    </Panel>
  );
}

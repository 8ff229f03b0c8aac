import { Grid, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { consultCopy } from '@niramaya/copy/consult';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { Button, UiLink, bannerArt } from '@niramaya/ui';
import { CircleCheck } from 'lucide-react';
import { useStartConsultation } from './useStartConsultation';

/** Crops the left part of the banner's picture, which is empty because a banner has its text there. */
const Picture = styled('div', {
  base: {
    aspectRatio: '1',
    maxHeight: { base: '[15rem]', md: '[24rem]' },
    justifySelf: { base: 'center', md: 'end' },
    overflow: 'clip',
    '& img': { width: 'full', height: 'full', objectFit: 'cover', objectPosition: 'right' },
  },
});

/** `bannerArt` is in the order of the banners of the home page. */
const doctorArt = bannerArt[2];

const Perks = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    fontWeight: 'medium',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
    _icon: { boxSize: '5', flexShrink: '0', color: 'success.fg' },
  },
});

const Ways = styled('ul', {
  base: {
    display: 'grid',
    cardColumns: '2 8rem',
    gap: '3',
    '& > li': { display: 'grid', alignContent: 'start', gap: '1', p: '3', layerStyle: 'card' },
  },
});

/**
 * Hero is at the top of the consultation's landing page, below the emergency numbers: the offer, the main button that
 * starts a consultation, and the two prices.
 */
export function Hero() {
  const { isLoggedIn } = useSession();
  const start = useStartConsultation();
  const storage = useBrowserStorage();

  // The paddings in `vw` are for large text on a phone, where a padding in `rem` would grow with the text and take the
  // room of the words.
  return (
    <Grid
      alignItems="center"
      gap={{ base: '5', md: '8' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
      bg="brand.subtle"
      borderRadius="card"
      px={{ base: '[min(token(spacing.5), 6vw)]', md: '8', lg: '12' }}
      py={{ base: '5', md: '8', lg: '12' }}
    >
      <Grid gap="5" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start" css={{ '& > *': { maxWidth: 'full' } }}>
        <styled.h1 textStyle={{ base: 'heading', md: 'display' }}>{consultCopy.title}</styled.h1>
        <styled.p textStyle={{ md: 'lead' }} color="fg.muted" maxW="prose">
          {consultCopy.lead}
        </styled.p>
        <Grid
          gap="2"
          gridTemplateColumns="minmax(0, 1fr)"
          width={{ base: 'full', sm: '[22rem]' }}
          css={{ '& button': { px: '[min(token(spacing.7), 8vw)!important]' } }}
        >
          <Button size="lg" fullWidth onClick={() => start()}>
            {consultCopy.start.action}
          </Button>
          <styled.p color="fg.muted">
            {isLoggedIn ? (
              consultCopy.start.member
            ) : (
              <>
                <span>{consultCopy.start.guest}</span>{' '}
                <UiLink
                  href={paths.login}
                  variant="inline"
                  // After this login the shopper goes on to the first step of a consultation (`ReturnNotice`).
                  onClick={() => rememberIntent(storage, 'consultationAtOnce')}
                >
                  {consultCopy.start.login}
                </UiLink>
              </>
            )}
          </styled.p>
        </Grid>
        <Grid gap="3" gridTemplateColumns="minmax(0, 1fr)" width="full" maxW="prose">
          <Ways role="list" aria-label={consultCopy.ways.label}>
            {consultCopy.ways.items.map(({ price, text }) => (
              <li key={price}>
                <styled.p textStyle="title" color="brand.fg">
                  {price}
                </styled.p>
                <p>{text}</p>
              </li>
            ))}
          </Ways>
          <p>{consultCopy.ways.note}</p>
        </Grid>
        <Perks role="list">
          {consultCopy.perks.map((perk) => (
            <li key={perk}>
              <CircleCheck aria-hidden />
              <span>{perk}</span>
            </li>
          ))}
        </Perks>
      </Grid>
      <Picture>
        <img {...doctorArt} alt="" fetchPriority="high" />
      </Picture>
    </Grid>
  );
}

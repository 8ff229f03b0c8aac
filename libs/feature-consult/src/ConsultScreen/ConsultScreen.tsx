import { Container, Grid, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { consultCopy } from '@niramaya/copy/consult';
import { bannerArt, Button, InertButton } from '@niramaya/ui';
import { EmergencyNotice } from '../EmergencyNotice/EmergencyNotice';
import { Suspense } from 'react';
import { HowItWorks, Statistics, TrustBlocks } from './Facts';
import { Hero } from './Hero';
import { Questions } from './Questions';
import { SpecialitySlider } from './SpecialitySlider';

const Banner = styled('section', {
  base: {
    position: 'relative',
    overflow: 'clip',
    bg: 'offer.subtle',
    borderRadius: 'card',
    minHeight: { md: '[15rem]' },
    display: 'flex',
    alignItems: 'center',
    '& > img': {
      hideBelow: 'md',
      position: 'absolute',
      insetY: '0',
      insetInlineEnd: '0',
      width: '[auto]',
      height: 'full',
      py: '4',
    },
  },
});

/** `bannerArt` is in the order of the banners of the home page. */
const carePlanArt = bannerArt[3];

function CarePlanBanner() {
  return (
    <Banner aria-label={consultCopy.carePlan.title}>
      <img {...carePlanArt} alt="" loading="lazy" />
      <Grid position="relative" gap="3" justifyItems="start" p={{ base: '5', md: '8' }} maxW={{ md: '[55%]' }}>
        <styled.h2 textStyle="heading">{consultCopy.carePlan.title}</styled.h2>
        <styled.p textStyle="lead">{consultCopy.carePlan.text}</styled.p>
        <styled.p textStyle="price">{consultCopy.carePlan.price}</styled.p>
        <Button href={paths.carePlan} variant="outline">
          {consultCopy.carePlan.action}
        </Button>
      </Grid>
    </Banner>
  );
}

/**
 * DoctorsCall invites doctors to work with the shop. Its button has no function yet (requirement ROLE-06 in
 * `docs/requirements.md`).
 */
function DoctorsCall() {
  return (
    <styled.section
      aria-label={consultCopy.doctors.title}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="5"
      bg="bg.subtle"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
    >
      <div>
        <styled.h2 textStyle="title">{consultCopy.doctors.title}</styled.h2>
        <styled.p color="fg.muted" pt="1">
          {consultCopy.doctors.text}
        </styled.p>
      </div>
      <InertButton note={consultCopy.doctors.note}>{consultCopy.doctors.action}</InertButton>
    </styled.section>
  );
}

/** ConsultScreen is the landing page of the doctor consultation (CONSULT-01 to CONSULT-19). It sends no request. */
export function ConsultScreen() {
  return (
    <Container>
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '10', lg: '14' }} py={{ base: '5', lg: '8' }}>
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '5', lg: '6' }}>
          <EmergencyNotice />
          <Hero />
          <Statistics />
        </Grid>
        {/* React hydrates the content of a Suspense boundary after the rest, so the start button above works first. */}
        <Suspense>
          <HowItWorks />
          <CarePlanBanner />
          <SpecialitySlider />
          <TrustBlocks />
          <Questions />
          <DoctorsCall />
        </Suspense>
      </Grid>
    </Container>
  );
}

import { Container, Grid } from '@niramaya/ui/styled';
import { EmergencyNotice } from '../EmergencyNotice/EmergencyNotice';
import { Suspense } from 'react';
import { CarePlanBanner } from './CarePlanBanner';
import { DoctorsCall } from './DoctorsCall';
import { Statistics } from './Statistics';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Questions } from './Questions';
import { SpecialitySlider } from './SpecialitySlider';
import { TrustBlocks } from './TrustBlocks';

export function ConsultScreen() {
  return (
    <Container>
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '10', lg: '14' }} py={{ base: '5', lg: '8' }}>
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '5', lg: '6' }}>
          <EmergencyNotice />
          <Hero />
          <Statistics />
        </Grid>
        {/* Hydrates after the first screenful. */}
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

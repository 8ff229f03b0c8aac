import { Container, Grid } from '@niramaya/ui/styled';
import { EmergencyNotice } from '../EmergencyNotice/EmergencyNotice';
import { Suspense } from 'react';
import { CarePlanBanner } from './CarePlanBanner';
import { DoctorsCall } from './DoctorsCall';
import { HowItWorks, Statistics, TrustBlocks } from './Facts';
import { Hero } from './Hero';
import { Questions } from './Questions';
import { SpecialitySlider } from './SpecialitySlider';

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

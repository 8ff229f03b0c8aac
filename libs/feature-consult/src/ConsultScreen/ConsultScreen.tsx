import { Container, Grid } from '@niramaya/ui/styled';
import { EmergencyNotice } from '../EmergencyNotice/EmergencyNotice';
import { Suspense } from 'react';
import { ConsultBlocks } from './ConsultBlocks';
import { Statistics } from './Figures';
import { Hero } from './Hero';

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
          <ConsultBlocks />
        </Suspense>
      </Grid>
    </Container>
  );
}

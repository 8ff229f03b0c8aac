import { Container, Grid } from '@niramaya/ui/styled';
import { EmergencyNotice } from '../EmergencyNotice/EmergencyNotice';
import { Suspense } from 'react';
import { ConsultBlocks } from './ConsultBlocks';
import { Figures } from './Figures';
import { Hero } from './Hero';

/** The landing screen of the consultation (CONSULT-01 to CONSULT-19, CONST-21 to CONST-29). */
export function ConsultScreen() {
  return (
    <Container>
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '10', lg: '14' }} py={{ base: '5', lg: '8' }}>
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '5', lg: '6' }}>
          <EmergencyNotice />
          <Hero />
          <Figures />
        </Grid>
        {/* A boundary of its own, so that React hydrates it after the first screenful. */}
        <Suspense>
          <ConsultBlocks />
        </Suspense>
      </Grid>
    </Container>
  );
}

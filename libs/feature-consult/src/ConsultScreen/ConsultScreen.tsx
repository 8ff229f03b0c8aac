import { Container, Grid } from '@niramaya/ui/styled';
import { deferredSection } from '@niramaya/lazy';
import { EmergencyNotice } from '../EmergencyNotice/EmergencyNotice';
import { Figures } from './Figures';
import { Hero } from './Hero';

const ConsultBlocks = deferredSection('consultation blocks', () =>
  import('./ConsultBlocks').then((module) => module.ConsultBlocks),
);

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
        <ConsultBlocks />
      </Grid>
    </Container>
  );
}

import { chakra } from '@chakra-ui/react';
import { Container } from '@niramaya/ui';
import { EmergencyNotice } from '../EmergencyNotice/EmergencyNotice';
import { CarePlanBanner } from './CarePlanBanner';
import { DoctorsCall } from './DoctorsCall';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Questions } from './Questions';
import { SpecialitySlider } from './SpecialitySlider';
import { TrustBlocks } from './TrustBlocks';

/** The landing of the consultation (CONSULT-01 to CONSULT-19, CONST-21 to CONST-29). */
export function ConsultScreen() {
  return (
    <Container>
      <chakra.div display="grid" gap={{ base: '10', lg: '14' }} py={{ base: '5', lg: '8' }}>
        <chakra.div display="grid" gap={{ base: '5', lg: '6' }}>
          <EmergencyNotice />
          <Hero />
          <Figures />
        </chakra.div>
        <HowItWorks />
        <CarePlanBanner />
        <SpecialitySlider />
        <TrustBlocks />
        <Questions />
        <DoctorsCall />
      </chakra.div>
    </Container>
  );
}

import { CarePlanBanner } from './CarePlanBanner';
import { DoctorsCall } from './DoctorsCall';
import { HowItWorks } from './HowItWorks';
import { Questions } from './Questions';
import { SpecialitySlider } from './SpecialitySlider';
import { TrustBlocks } from './TrustBlocks';

/** The blocks below the first screenful of the consultation's landing screen (CONSULT-12 to CONSULT-19). */
export const ConsultBlocks = () => (
  <>
    <HowItWorks />
    <CarePlanBanner />
    <SpecialitySlider />
    <TrustBlocks />
    <Questions />
    <DoctorsCall />
  </>
);

import { CarePlanBanner } from './CarePlanBanner';
import { DoctorsCall } from './DoctorsCall';
import { HowItWorks } from './HowItWorks';
import { Questions } from './Questions';
import { SpecialitySlider } from './SpecialitySlider';
import { TrustBlocks } from './TrustBlocks';

/** What the landing of the consultation says below its first screenful (CONSULT-12 to CONSULT-19). */
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

import { CarePlanBanner } from './CarePlanBanner';
import { DoctorsCall } from './DoctorsCall';
import { HowItWorks } from './HowItWorks';
import { Questions } from './Questions';
import { SpecialitySlider } from './SpecialitySlider';
import { TrustBlocks } from './TrustBlocks';

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

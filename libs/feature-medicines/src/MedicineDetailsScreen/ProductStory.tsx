import type { SelectedMedicine } from '@niramaya/contract';
import { AboutProduct } from './AboutProduct';
import { SafetyNotes } from './SafetyNotes';

/** The information about a product below the part that is needed to buy it. */
export const ProductStory = ({ medicine }: { readonly medicine: SelectedMedicine }) => (
  <>
    <AboutProduct medicine={medicine} />
    <SafetyNotes category={medicine.category} />
  </>
);

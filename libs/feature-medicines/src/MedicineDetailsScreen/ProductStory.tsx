import type { SelectedMedicine } from '@niramaya/contract';
import { AboutProduct } from './AboutProduct';
import { SafetyNotes } from './SafetyNotes';

/** What is told of a product below what is needed to buy it. */
export const ProductStory = ({ medicine }: { readonly medicine: SelectedMedicine }) => (
  <>
    <AboutProduct medicine={medicine} />
    <SafetyNotes category={medicine.category} />
  </>
);

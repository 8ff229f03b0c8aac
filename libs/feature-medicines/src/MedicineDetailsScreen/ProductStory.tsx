import type { SelectedMedicine } from '@niramaya/contract';
import { AboutProduct } from './AboutProduct';
import { SafetyNotes } from './SafetyNotes';

export const ProductStory = ({ medicine }: { readonly medicine: SelectedMedicine }) => (
  <>
    <AboutProduct medicine={medicine} />
    <SafetyNotes category={medicine.category} />
  </>
);

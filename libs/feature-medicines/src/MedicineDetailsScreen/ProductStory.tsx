import type { SelectedMedicine } from '@niramaya/contract';
import { lazyComponent } from '@niramaya/lazy';
import { AboutProduct } from './AboutProduct';

/** Stands two screenfuls down; the page can be used without. */
const SafetyNotes = lazyComponent('safety notes', () => import('./SafetyNotes').then((module) => module.SafetyNotes));

/** What is told of a product below what is needed to buy it. */
export const ProductStory = ({ medicine }: { readonly medicine: SelectedMedicine }) => (
  <>
    <AboutProduct medicine={medicine} />
    <SafetyNotes category={medicine.category} />
  </>
);

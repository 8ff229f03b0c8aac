import type { HomeTile } from '@niramaya/contract';
import type { ConcernName } from '@niramaya/ui';

/**
 * The nine health concerns in the order of the contract (HOME-16 to HOME-26, AMB-01). Each picture has the name of its
 * concern.
 */
export const concerns: readonly HomeTile<ConcernName>[] = [
  { img: 'Diabetes Care', name: 'Diabetes Care' },
  { img: 'Cardiac Care', name: 'Cardiac Care' },
  { img: 'Stomach Care', name: 'Stomach Care' },
  { img: 'Liver Care', name: 'Liver Care' },
  { img: 'Bone, Joint & Muscle Care', name: 'Bone, Joint & Muscle Care' },
  { img: 'Kidney Care', name: 'Kidney Care' },
  { img: 'Derma Care', name: 'Derma Care' },
  { img: 'Respiratory Care', name: 'Respiratory Care' },
  { img: 'Eye Care', name: 'Eye Care' },
];

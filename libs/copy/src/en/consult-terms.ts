/**
 * The fee of a consultation, in the same words on every screen that names it. The first screen also has its figures in
 * the words of the requirements (`consultCopy`).
 */
export const consultTermsCopy = {
  fee: 'A consultation costs from 199 rupees, or 0 rupees in the free tier. In this demonstration no fee is charged.',
};

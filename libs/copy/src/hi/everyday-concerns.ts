import { everydayConcerns as inEnglish } from '../en/everyday-concerns.ts';
import type { Translated } from '../translated.ts';

/** Everyday words for an illness, in both scripts, because many people type Hindi in Latin letters. */
export const everydayConcerns: Translated<typeof inEnglish> = {
  diabetes: `शुगर, ${inEnglish.diabetes}`,
  stomach: `एसिडिटी, गैस, अपच, बदहज़मी, कब्ज़, ${inEnglish.stomach}`,
  fever: `बुख़ार, ${inEnglish.fever}`,
};

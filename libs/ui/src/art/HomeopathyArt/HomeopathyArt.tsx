import aconitumNapellus from './aconitum-napellus-30-ch.svg?no-inline';
import alliumCepa from './allium-cepa-30-ch.svg?no-inline';
import antimoniumTart from './antimonium-tart-30-ch.svg?no-inline';
import arsenicumAlbum from './arsenicum-album-30-ch.svg?no-inline';
import belladonna from './belladonna-30-ch.svg?no-inline';
import bryoniaAlba from './bryonia-alba-30-ch.svg?no-inline';
import drosera from './drosera-30-ch.svg?no-inline';
import eucalyptusChestRub from './eucalyptus-chest-rub.svg?no-inline';
import ferrumPhos from './ferrum-phos-6x.svg?no-inline';
import gelsemium from './gelsemium-30-ch.svg?no-inline';
import heparSulphur from './hepar-sulphur-200-ch.svg?no-inline';
import justiciaCoughSyrup from './justicia-cough-syrup.svg?no-inline';
import pulsatilla from './pulsatilla-30-ch.svg?no-inline';
import spongiaTosta from './spongia-tosta-30-ch.svg?no-inline';
import tulsiAndIvySyrup from './tulsi-and-ivy-syrup.svg?no-inline';

/**
 * The pictures of homeopathic remedies as addresses for `<img>`, 160 × 160: a dilution's dropper bottle, a vial of
 * globules, an ointment's tube or a syrup, each with its name on the label.
 */
export const remedyPictures = {
  'Allium Cepa 30 CH': alliumCepa,
  'Aconitum Napellus 30 CH': aconitumNapellus,
  'Justicia Cough Syrup': justiciaCoughSyrup,
  'Bryonia Alba 30 CH': bryoniaAlba,
  'Belladonna 30 CH': belladonna,
  'Eucalyptus Chest Rub': eucalyptusChestRub,
  'Arsenicum Album 30 CH': arsenicumAlbum,
  'Gelsemium 30 CH': gelsemium,
  'Hepar Sulphur 200 CH': heparSulphur,
  'Spongia Tosta 30 CH': spongiaTosta,
  'Drosera 30 CH': drosera,
  'Tulsi and Ivy Syrup': tulsiAndIvySyrup,
  'Antimonium Tart 30 CH': antimoniumTart,
  'Pulsatilla 30 CH': pulsatilla,
  'Ferrum Phos 6X': ferrumPhos,
} as const;

export type RemedyName = keyof typeof remedyPictures;

export interface HomeopathyArtProps {
  readonly name: RemedyName;
  /** Width and height in px. @default 160 */
  readonly size?: number;
}

/** The picture of a homeopathy product (HOME-45). The product's name is expected beside it. */
export function HomeopathyArt({ name, size = 160 }: HomeopathyArtProps) {
  return <img src={remedyPictures[name]} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}

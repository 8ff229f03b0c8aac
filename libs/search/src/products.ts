import type { Concern } from './terms.ts';

/** A product that shoppers ask for by a sure name: a nutrient, a device or a thing of the household. */
export interface NamedProduct {
  /** The subject to suggest if the shop does not sell the product. Null if none is near to it. */
  readonly concern: Concern | null;
  /** The words of titles for the product, which are those of the name for most names. */
  readonly titleWords: string;
  /** Words of the titles that are meant first. Empty if all are meant alike. */
  readonly favoured: readonly string[];
}

type Row = readonly [concern: Concern | null, names: string, titleWords?: string, favoured?: string];

/**
 * The table of the named products. `names` are separated by commas, in lower case and of up to four words each. A name
 * without `titleWords` is looked for as it is. `favoured` has words of titles, separated by spaces.
 */
const rows: readonly Row[] = [
  // The first rows are nutrients. Vitamin D is measured in IU, so a title with this unit is of the vitamin and not of
  // calcium. The dose of a day comes before that of a week, which is for a doctor to decide.
  ['vitamins', 'vitamin a, vit a', 'vitamin a'],
  ['vitamins', 'vitamin b, vit b, vitamin b complex', 'b complex'],
  ['vitamins', 'vitamin b12, vit b12, vitamin b 12', 'b12'],
  ['vitamins', 'vitamin c, vit c', 'vitamin c', 'mg'],
  ['vitamins', 'vitamin d, vit d, vitamin d3, vit d3, vitamin d 3', 'd3', 'iu 2000iu'],
  ['vitamins', 'vitamin k, vit k, vitamin k2', 'k2'],
  ['vitamins', 'vitamin e, vit e', 'vitamin e'],
  ['vitamins', 'omega 3, omega3', 'omega', '3'],
  ['vitamins', 'zinc', 'zinc', 'mg'],
  ['vitamins', 'magnesium', 'magnesium', 'glycinate'],
  ['vitamins', 'protein', 'protein', 'powder'],
  ['stomach', 'probiotic, probiotics'],
  // The next rows are devices.
  ['heart', 'bp machine, bp monitor, bp apparatus', 'blood pressure monitor'],
  [
    'diabetes',
    [
      'glucometer, glucose meter, sugar machine, blood sugar machine, sugar test machine, sugar test kit',
      'sugar strips, test strips, test strip, sugar test strips, sugar test strip, glucometer strips',
      'blood sugar test strips, glucose test strips, blood glucose test strips',
    ].join(', '),
    'glucometer',
  ],
  ['steam', 'nebulizer, nebuliser, nebulizer machine', 'nebuliser'],
  ['steam', 'steamer, steam machine, steam inhaler', 'steam vaporiser'],
  ['warmth', 'hot water bag, hot water bottle, hot bag', 'hot water bag'],
  [null, 'weighing machine, weight machine, weight scale', 'weighing scale'],
  [null, 'stethoscope, wheelchair, crutches, walking stick, hearing aid, oxygen concentrator, oxygen cylinder'],
  ['bones', 'knee cap, knee brace, knee support, back support, lumbar belt, cervical collar'],
  // The next rows are things of the household and of first aid.
  ['firstAid', 'bandage, bandages, band aid, crepe bandage, gauze', 'bandage'],
  ['firstAid', 'cotton, cotton wool, cotton roll', 'cotton'],
  // Trade names of antiseptics, which are no typing errors for other words.
  ['firstAid', 'dettol'],
  ['firstAid', 'savlon'],
  ['firstAid', 'betadine'],
  ['hygiene', 'gloves, surgical gloves', 'gloves'],
  ['hygiene', 'surgical mask, n95, n95 mask', 'surgical mask'],
  [null, 'syringe, syringes', 'syringe'],
  ['eyes', 'eye drops, eye drop', 'eye drops'],
  ['eyes', 'contact lens, contact lenses, lens solution', 'contact lens'],
  ['women', 'pregnancy test, pregnancy test kit, pregnancy kit', 'pregnancy test'],
  [null, 'condom, condoms', 'condom'],
  [null, 'adult diaper, adult diapers', 'adult diapers'],
  [null, 'baby powder, baby talc', 'baby powder'],
  [null, 'baby food, baby cereal', 'toddler cereal'],
  ['women', 'sanitary napkin, sanitary napkins, sanitary pad, sanitary pads', 'sanitary pads'],
  ['shaving', 'razor, razors', 'razor'],
  [null, 'ghee'],
  ['oils', 'almond oil, castor oil, coconut oil, mustard oil, olive oil'],
];

/** The product that each name of the table means. Names are in lower case. */
export const namedProducts: ReadonlyMap<string, NamedProduct> = new Map(
  rows.flatMap(([concern, names, titleWords, favoured]) =>
    names
      .split(', ')
      .map(
        (name) => [name, { concern, titleWords: titleWords ?? name, favoured: favoured?.split(' ') ?? [] }] as const,
      ),
  ),
);

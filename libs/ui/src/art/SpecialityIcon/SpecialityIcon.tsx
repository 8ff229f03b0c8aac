import { GlyphIcon, type Glyph, type IconProps } from '../glyph/GlyphIcon';
import { box, disc, drop, plus, shield, virus } from '../glyph/shapes';

// The drawings by the names of the specialities, as the API spells them. This is no docblock: Storybook's docgen would
// take an export with one for a component, and add its own key to the object.
export const specialityGlyphs = {
  '24x7 Doctor Assistance': {
    body: `${disc(24, 15, 8)}M8 41c0-9 6.5-14 16-14s16 5 16 14z`,
    detail: `M12.5 17v-1.5a11.5 11.5 0 0 1 23 0V17M10 16.5h3v5.5h-1.5a1.5 1.5 0 0 1-1.5-1.5zM38 16.5h-3v5.5h1.5a1.5 1.5 0 0 0 1.5-1.5zM35.5 22c-.5 2.5-2.5 4-6 4.2${plus(24, 35, 3)}`,
  },
  'Bone & Joint Specialist': {
    body: 'M30 13.5a4.6 4.6 0 1 1 7.2-2.7 4.6 4.6 0 1 1-2.7 7.2L18 34.5a4.6 4.6 0 1 1-7.2 2.7 4.6 4.6 0 1 1 2.7-7.2z',
    detail:
      'M12 8.5c-2 1-3.5 2.5-4.5 4.5M16 13c-1.5.8-2.5 1.8-3.2 3.2M36 39.5c2-1 3.5-2.5 4.5-4.5M32 35c1.5-.8 2.5-1.8 3.2-3.2',
  },
  'Chest Physician': {
    body: box(7, 6, 33, 35, 4),
    detail:
      'M24 12v23M21 17c-4-2-7-1-9 2.5M27 17c4-2 7-1 9 2.5M21 24c-4-2-7.5-1-9.5 2.5M27 24c4-2 7.5-1 9.5 2.5M21 31c-3.5-2-6.5-1-8 2M27 31c3.5-2 6.5-1 8 2',
  },
  'CoronaVirus - COVID related': virus,
  'COVID-19_ICICI': {
    body: shield,
    detail: `${disc(24, 23.5, 5.5)}M24 18v-3.5M24 29v3.5M18.5 23.5H15M29.5 23.5H33M20 19.5 17.8 17.3M28 19.5l2.2-2.2M20 27.5l-2.2 2.2M28 27.5l2.2 2.2`,
  },
  'Diabetes Educator': {
    body: 'M24 21c-4.5-3.5-10-4.5-18-4.5V37c8 0 13.5 1 18 4.5 4.5-3.5 10-4.5 18-4.5V16.5c-8 0-13.5 1-18 4.5z',
    detail: `M24 21v20.5M11 24c3 .2 5.5.8 8 1.8M11 30c3 .2 5.5.8 8 1.8M29 31.8c2.5-1 5-1.6 8-1.8${drop(24, 4.5, 11)}`,
  },
  'Eye Specialist': {
    body: 'M10 24c4-6 8.5-8.5 14-8.5S34 18 38 24c-4 6-8.5 8.5-14 8.5S14 30 10 24z',
    detail: `${disc(24, 24, 4)}M6 14V9a3 3 0 0 1 3-3h5M42 14V9a3 3 0 0 0-3-3h-5M6 34v5a3 3 0 0 0 3 3h5M42 34v5a3 3 0 0 1-3 3h-5`,
  },
  'Skin & Hair Specialist': {
    body: 'M9 41V22C9 12.5 15.5 6.5 24 6.5S39 12.5 39 22v19h-8v-4.5a11 11 0 0 0 3-8V25c-6 0-11-3-13-8-1 4-3.5 7-7 8v3.5a11 11 0 0 0 3 8V41z',
    detail: 'M17 36.5c4 4 10 4 14 0M21.5 33c1.5 1 3.5 1 5 0',
  },
  'Heart Specialist': {
    body: 'M24 40C13 32 7 25.5 7 18.2 7 12.6 11.2 9 15.8 9c3.4 0 6.4 1.9 8.2 5 1.8-3.1 4.8-5 8.2-5C36.8 9 41 12.6 41 18.2 41 25.5 35 32 24 40z',
    detail: plus(24, 22.5, 6),
  },
  Urologist: {
    body: 'M24 18c8 0 13 4 13 10 0 5.5-5 9.5-10 9.5V42h-6v-4.5c-5 0-10-4-10-9.5 0-6 5-10 13-10z',
    detail: 'M19 18.5C19 13 16 11 9 6.5M29 18.5c0-5.5 3-7.5 10-12M16 29c2.5-1.5 5.3-1.5 8 0s5.5 1.5 8 0',
  },
  Dentist: {
    body: 'M24 12c-3-2.5-6-4.5-9.5-4.5C9.5 7.5 7 11.5 7 16.5c0 7 3 9.5 4 15 .8 4.5 1.5 10 4.5 10 4 0 3-12.5 8.5-12.5s4.5 12.5 8.5 12.5c3 0 3.7-5.5 4.5-10 1-5.5 4-8 4-15 0-5-2.5-9-7.5-9-3.5 0-6.5 2-9.5 4.5z',
    detail: 'M24 12c1.5 1.5 3 2.3 5 2.8M12.5 15c.2-1.5 1-2.5 2.5-2.8',
  },
  'MD Physician': {
    body: `M9 7v10a9 9 0 0 0 18 0V7${disc(36, 22, 5)}`,
    detail: 'M9 7h3.5M27 7h-3.5M18 26v6.5a9 9 0 0 0 18 0V27M36 22v.1',
  },
  Nephrologist: {
    body: 'M28 6.5c-10.5 0-18.5 8-18.5 18s6.5 17 14.5 17c5.5 0 8.5-4 7.5-8.5-.7-3.5-3-5-3-8.5s3-5.5 5-8.5c3-4.5.5-9.5-5.5-9.5z',
    detail:
      'M28.5 24.5c4.5.5 7.5 3.5 7.5 9V42M28.5 24.5c-3.5 0-5.5-.5-8-3M28.5 24.5c-3.5.5-5.5 1.5-7.5 4.5M24 15.5l1.5 2.5',
  },
  Physiotherapist: {
    body: `${disc(19, 10, 4.5)}${box(5, 36, 37, 5.5, 2.7)}`,
    detail: 'M16.5 17.5C11 21 9.5 27 11.5 32.5H37V26M16 21l8 6.5 10-3.5M30 10c4.5.5 8 3 9.5 7M40.5 12.5l-1 4.5-4.5-.5',
  },
  'Quit Smoking': {
    body: disc(23.5, 23.5, 17),
    detail: `M11.5 11.5l24 24M13 24.5h10M13 29.5h15M13 24.5v5M31 24.5h3.5v5H33M29 20c0-2.5-3-2.5-3-5M34.5 20.5c0-3-3-3.5-3-6`,
  },
  Sexologist: {
    body: `${disc(18, 21, 9)}${disc(29, 19, 9)}`,
    detail: 'M18 30v12M13 36.5h10M35.5 12.5 41.5 6.5M35.5 6.5h6v6',
  },
} as const satisfies Record<string, Glyph>;

/** The specialities that have an icon. */
export type SpecialityName = keyof typeof specialityGlyphs;

/**
 * `SpecialityIcon` is for one of the sixteen medical specialities of the consultation. A symptom is a `SymptomIcon`.
 * Screen readers skip it.
 */
export const SpecialityIcon = ({ name, size }: IconProps<SpecialityName>) => (
  <GlyphIcon glyph={specialityGlyphs[name]} size={size} />
);

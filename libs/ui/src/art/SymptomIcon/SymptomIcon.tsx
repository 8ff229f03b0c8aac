import { GlyphIcon, type Glyph, type IconProps } from '../glyph/GlyphIcon';
import { box, disc, drop, virus } from '../glyph/shapes';

// The drawings by the names of the symptoms, as the API spells them. This is no docblock: Storybook's docgen would take
// an export with one for a component, and add its own key to the object.
export const symptomGlyphs = {
  Covid: virus,
  Cough: {
    body: 'M9 41.5v-8C6 30.5 4.5 27 4.5 22.5c0-8.5 6-14.5 13-14.5s12 5 12.5 11.5l3 6c.4.9 0 1.7-1.2 1.7H30l-2.5 3 2.5 2c0 2-1.5 3-3 3h-4v6z',
    detail: 'M35.5 31h6M35 26.5l5.5-2.5M35 35.5l5.5 2.5',
  },
  Headache: {
    body: 'M12 41.5v-8C8 30.5 6 26.5 6 22 6 13 13 6.5 21 6.5S35 12 35.5 19l3.5 6.5c.5 1 0 2-1.5 2H35.5v4c0 2.5-1.5 3.5-3.5 3.5H27v6.5z',
    detail: 'M22 12.5 17 20.5h7L19.5 28',
  },
  'Stomach Pain': {
    body: 'M17 6v9.5C17 21 13.5 25 7 25.5v8c3.5 0 5.5 1.5 7.5 3.8C17 40 20 41.5 23.5 41.5 33.5 41.5 41 33.5 41 23c0-7-3.5-12.5-9-12.5-4 0-6.5 2-7.5 5.5V6',
    detail: 'M31.5 18 27 25.5h6L28.5 33',
  },
  'Loose Motions': {
    body: 'M10 5.5h11v17H10zM10 22.5h29c0 7-4 11.5-10 13v5.5H15v-6c-3.5-2.5-5-6.5-5-12.5z',
    detail: 'M21 22.5v-3a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v3M14 10.5h3',
  },
  'Premature Ejaculation': {
    body: disc(19, 28, 13),
    detail: 'M28.5 18.5 40 7M31 7h9v9M19 20.5V28l4.5 3',
  },
  'Unprotected Sex': {
    body: box(5, 6, 30, 30, 4),
    detail: `${disc(22.5, 21, 8)}${disc(22.5, 21, 3.5)}M10 10.5v.1M10 15.7v.1M10 21v.1M10 26.2v.1M10 31.5v.1M36 35.5l6.5 6.5M42.5 35.5 36 42`,
  },
  'Missed Period': {
    body: box(6, 9, 34, 32, 5),
    detail: `M6 18h34M15 5.5v7M31 5.5v7M19.5 26a3.7 3.7 0 1 1 5.5 3.2c-1.3.8-2 1.5-2 2.8M23 36v.1`,
  },
  'Heavy Menstrual Bleeding': {
    body: `${drop(21, 6, 27)}${drop(36, 24, 14)}${drop(10, 30, 11)}`,
    detail: 'M16 25.5c.3 2 1.5 3.3 3.3 3.8',
  },
  Hairfall: {
    body: 'M5 11a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v15h-4.5V16.5h-6V26H26v-9.5h-6V26h-4.5v-9.5h-6V26H5z',
    detail: 'M12 29.5c3 4-3 7.5 0 12M23 29.5c-3 4 3 7.5 0 12M34 29.5c3 4-3 7.5 0 12',
  },
  'Acne/Pimples': {
    body: 'M24 6.5c9.5 0 15 6.5 15 16 0 11-7 19-15 19s-15-8-15-19c0-9.5 5.5-16 15-16z',
    detail: `M17.5 22v.1M30.5 22v.1M21 34.5h6M9.5 19C16 18.5 20 16 22 12c3 4.5 8.5 7 16.5 7${disc(14.5, 28, 1)}M19 27.5v.1M17.5 31.5v.1${disc(33, 30, 1)}M29.5 28v.1M24 26.5v.1`,
  },
  'Dark Patches on Skin': {
    body: 'M18 23c-3-2-4-1-4-3.5 0 0-.5 3 .5 8L10 22.5c-1.5-2-5 0-3.5 2.5 3 5.5 6 11 9.5 14.5 2 1.5 4.5 2 8 2 8 0 12.5-4.5 13.5-12l1.5-9.5c.5-3-4-4-4.5-1l-1 5 .5-11.5c0-3.5-4.5-3.5-4.8 0L28.5 22 28 8.5c0-3.5-5-3.5-5 0L22.5 22l-2-11c-.5-3.5-5.2-3-5 .5z',
    detail: `${disc(22, 32, 3)}${disc(29.5, 29, 1.5)}${disc(28, 35.5, 1)}`,
  },
} as const satisfies Record<string, Glyph>;

/** The symptoms that have an icon. */
export type SymptomName = keyof typeof symptomGlyphs;

/**
 * `SymptomIcon` is for one of the twelve symptoms of the consultation. A medical field is a `SpecialityIcon`. Screen
 * readers skip it.
 */
export const SymptomIcon = ({ name, size }: IconProps<SymptomName>) => (
  <GlyphIcon glyph={symptomGlyphs[name]} size={size} />
);

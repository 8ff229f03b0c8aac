import { palettes, surfaces, type Themed, type Tone } from './colors';
import type { BrandTokens } from './createTheme';

/** A foreground colour and a background on which a component may show it. */
export interface ColorPair {
  /** `text` needs a contrast of 4.5 : 1, `control` (borders of controls, focus rings) 3 : 1. */
  kind: 'text' | 'control';
  /** The names of both tokens, such as 'fg.muted on bg.panel'. */
  name: string;
  /** The colour of the text or border in both themes. */
  foreground: Themed;
  /** The colour behind it in both themes. */
  background: Themed;
}

/** Each of the foregrounds may be on each of the backgrounds. */
type Rule = readonly [kind: ColorPair['kind'], foregrounds: readonly string[], backgrounds: readonly string[]];

/** The plain backgrounds of pages and panels. */
const pageBackgrounds = ['bg', 'bg.panel', 'bg.subtle'];

/** The combinations of the neutral colours, which belong to no tone. */
const rulesOfSurfaces: readonly Rule[] = [
  ['text', ['fg', 'fg.muted', 'fg.subtle'], pageBackgrounds],
  ['text', ['fg', 'fg.muted'], ['bg.muted']],
  ['text', ['fg.inverted'], ['bg.inverted']],
  ['text', ['fg.onDark'], ['bg.dark', 'bg.grey']],
  ['control', ['border.strong'], pageBackgrounds],
];

/** Returns the combinations of one tone. */
function rulesOf(tone: Tone): readonly Rule[] {
  const [contrast, solid, solidHover] = [`${tone}.contrast`, `${tone}.solid`, `${tone}.solidHover`];
  const [subtle, muted, emphasized] = [`${tone}.subtle`, `${tone}.muted`, `${tone}.emphasized`];
  const controls = [`${tone}.border`, `${tone}.focusRing`];
  // `offer.solid` is marigold, which cannot reach 3 : 1 on white. A control in this tone is identified by its text.
  if (tone !== 'offer') controls.push(solid);
  return [
    ['text', [contrast], [solid, solidHover]],
    ['text', [`${tone}.fg`], [...pageBackgrounds, subtle, muted, emphasized]],
    ['text', ['fg'], [subtle, muted]],
    ['text', ['fg.muted'], [subtle]],
    ['control', controls, pageBackgrounds],
  ];
}

/** Returns every combination of foreground and background that a component may use, with the colours of a brand. */
export function pairsOf(brand: BrandTokens['colors'] = {}): ColorPair[] {
  const groups = { ...surfaces, ...palettes };
  /** Returns the colour of a token `group` or `group.role`. A role of the brand replaces that of the standard theme. */
  const colour = (name: string): Themed => {
    const [group, role = 'DEFAULT'] = name.split('.') as [keyof typeof groups, string?];
    const roles: Readonly<Record<string, Themed | undefined>> = { ...groups[group], ...brand[group] };
    // Each name of the rules above is a token of the standard theme.
    return roles[role]!;
  };
  const rules = [...rulesOfSurfaces, ...(Object.keys(palettes) as Tone[]).flatMap(rulesOf)];
  return rules.flatMap(([kind, foregrounds, backgrounds]) =>
    foregrounds.flatMap((front) =>
      backgrounds.map((back) => ({
        kind,
        name: `${front} on ${back}`,
        foreground: colour(front),
        background: colour(back),
      })),
    ),
  );
}

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

/** The backgrounds on which every foreground colour may be used. */
const pages = ['bg', 'bg.panel', 'bg.subtle'];

const rulesOfSurfaces: readonly Rule[] = [
  ['text', ['fg', 'fg.muted', 'fg.subtle'], pages],
  ['text', ['fg', 'fg.muted'], ['bg.muted']],
  ['text', ['fg.inverted'], ['bg.inverted']],
  ['text', ['fg.onDark'], ['bg.dark', 'bg.grey']],
  ['control', ['border.strong'], pages],
];

/** Returns the combinations of one tone. */
function rulesOf(tone: Tone): readonly Rule[] {
  const [contrast, solid, solidHover] = [`${tone}.contrast`, `${tone}.solid`, `${tone}.solidHover`];
  const [subtle, muted, emphasized] = [`${tone}.subtle`, `${tone}.muted`, `${tone}.emphasized`];
  const controls = [`${tone}.border`, `${tone}.focusRing`];
  // Marigold cannot reach 3 : 1 on white. A control in this tone is identified by its text instead.
  if (tone !== 'offer') controls.push(solid);
  return [
    ['text', [contrast], [solid, solidHover]],
    ['text', [`${tone}.fg`], [...pages, subtle, muted, emphasized]],
    ['text', ['fg'], [subtle, muted]],
    ['text', ['fg.muted'], [subtle]],
    ...pages.map((page) => ['control', controls, [page]] as const),
  ];
}

/** Returns every combination of foreground and background that a component may use, with the colours of a brand. */
export function pairsOf(brand: BrandTokens['colors'] = {}): ColorPair[] {
  const colour = (name: string) => {
    const [group, role = 'DEFAULT'] = name.split('.') as [keyof typeof brand, string?];
    const roles: Readonly<Record<string, Themed | undefined>> = {
      ...{ ...surfaces, ...palettes }[group],
      ...brand[group],
    };
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

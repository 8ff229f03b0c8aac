import { palettes, surfaces, type Themed, type Tone } from './colors';
import type { BrandTokens } from './createTheme';

/** `text` needs 4.5 : 1, `control` 3 : 1. */
export interface ColorPair {
  kind: 'text' | 'control';
  name: string;
  foreground: Themed;
  background: Themed;
}

type Rule = readonly [kind: ColorPair['kind'], foregrounds: readonly string[], backgrounds: readonly string[]];

const pages = ['bg', 'bg.panel', 'bg.subtle'];

const rulesOfSurfaces: readonly Rule[] = [
  ['text', ['fg', 'fg.muted', 'fg.subtle'], pages],
  ['text', ['fg', 'fg.muted'], ['bg.muted']],
  ['text', ['fg.inverted'], ['bg.inverted']],
  ['text', ['fg.onDark'], ['bg.dark', 'bg.grey']],
  ['control', ['border.strong'], pages],
];

function rulesOf(tone: Tone): readonly Rule[] {
  const [contrast, solid, solidHover] = [`${tone}.contrast`, `${tone}.solid`, `${tone}.solidHover`];
  const [subtle, muted, emphasized] = [`${tone}.subtle`, `${tone}.muted`, `${tone}.emphasized`];
  const controls = [`${tone}.border`, `${tone}.focusRing`];
  // Marigold cannot reach 3 : 1 on white: text identifies the control.
  if (tone !== 'offer') controls.push(solid);
  return [
    ['text', [contrast], [solid, solidHover]],
    ['text', [`${tone}.fg`], [...pages, subtle, muted, emphasized]],
    ['text', ['fg'], [subtle, muted]],
    ['text', ['fg.muted'], [subtle]],
    ...pages.map((page) => ['control', controls, [page]] as const),
  ];
}

/** Every foreground colour of a brand with its backgrounds. */
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

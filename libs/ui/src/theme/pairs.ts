import type { Themed, Tone } from './colors';
import type { Colors } from './themeTokens';

/** `text` needs 4.5 : 1, `control` 3 : 1. */
export interface ColorPair {
  kind: 'text' | 'control';
  name: string;
  foreground: Themed;
  background: Themed;
}

const pair = (
  kind: ColorPair['kind'],
  [front, foreground]: [string, Themed],
  [back, background]: [string, Themed],
): ColorPair => ({ kind, name: `${front} on ${back}`, foreground, background });

const backgroundsOf = ({ bg }: Colors) => ({ bg: bg.DEFAULT, 'bg.panel': bg.panel, 'bg.subtle': bg.subtle });

function basics(colors: Colors): ColorPair[] {
  const { bg, fg, border } = colors;
  const backgrounds = backgroundsOf(colors);
  const foreground = { fg: fg.DEFAULT, 'fg.muted': fg.muted, 'fg.subtle': fg.subtle };
  return [
    ...Object.entries(foreground).flatMap((front) =>
      Object.entries(backgrounds).map((back) => pair('text', front, back)),
    ),
    pair('text', ['fg', fg.DEFAULT], ['bg.muted', bg.muted]),
    pair('text', ['fg.muted', fg.muted], ['bg.muted', bg.muted]),
    pair('text', ['fg.inverted', fg.inverted], ['bg.inverted', bg.inverted]),
    pair('text', ['fg.onDark', fg.onDark], ['bg.dark', bg.dark]),
    pair('text', ['fg.onDark', fg.onDark], ['bg.grey', bg.grey]),
    ...Object.entries(backgrounds).map((back) => pair('control', ['border.strong', border.strong], back)),
  ];
}

const tones: readonly Tone[] = ['brand', 'offer', 'success', 'warning', 'danger', 'info', 'neutral'];

function ofTone(colors: Colors, tone: Tone): ColorPair[] {
  const { fg } = colors;
  const backgrounds = backgroundsOf(colors);
  const roles = colors[tone];
  const role = (name: keyof typeof roles): [string, Themed] => [`${tone}.${name}`, roles[name]];
  return [
    pair('text', role('contrast'), role('solid')),
    pair('text', role('contrast'), role('solidHover')),
    ...[...Object.entries(backgrounds), role('subtle'), role('muted'), role('emphasized')].map((back) =>
      pair('text', role('fg'), back),
    ),
    pair('text', ['fg', fg.DEFAULT], role('subtle')),
    pair('text', ['fg', fg.DEFAULT], role('muted')),
    pair('text', ['fg.muted', fg.muted], role('subtle')),
    ...Object.entries(backgrounds).flatMap((back) => [
      pair('control', role('border'), back),
      pair('control', role('focusRing'), back),
      // Marigold cannot reach 3 : 1 on white: text identifies the control.
      ...(tone === 'offer' ? [] : [pair('control', role('solid'), back)]),
    ]),
  ];
}

/** Returns every foreground colour with its backgrounds. */
export const pairsOf = (colors: Colors): ColorPair[] => [
  ...basics(colors),
  ...tones.flatMap((tone) => ofTone(colors, tone)),
];

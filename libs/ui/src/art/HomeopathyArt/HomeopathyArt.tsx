import { escapeXml, svgPicture } from '../picture/svgPicture';
import { labelAt, labelLines, palettes, vessel, type HomeopathyForm } from './vessels';

/** px of a letter so that a line of bold text fits into `width` px in whatever letters the system has. */
const fit = (text: string, width: number) => Math.min(11, (width - 8) / (text.length * 0.6));

/**
 * The picture of a homeopathic remedy as an address for `<img>`, 160 × 160: a dilution's dropper bottle, a vial of
 * globules, an ointment's tube or a syrup, with its name on the label. `paletteIndex` counts round six palettes.
 */
export function homeopathyPicture(label: string, paletteIndex: number, form: HomeopathyForm): string {
  const inks = palettes[paletteIndex % palettes.length] ?? palettes[0];
  const { x, y, w, h } = labelAt[form];
  const middle = x + w / 2;
  const lines = labelLines(label);
  const first = y + 9 + (h - 9) / 2 + 4 - (lines.length - 1) * 5.5;
  const text = lines.map(
    (words, line) =>
      `<text x="${middle}" y="${first + line * 11}" font-size="${fit(words, w).toFixed(1)}">${escapeXml(words)}</text>`,
  );
  return svgPicture(
    160,
    160,
    `<circle cx="80" cy="84" r="66" fill="${inks.base}" fill-opacity=".2"/><ellipse cx="80" cy="141" rx="62" ry="7" fill="${inks.base}" fill-opacity=".35"/>` +
      vessel[form](inks) +
      `<path fill="#FFFDF8" d="M${x} ${y}h${w}v${h}H${x}z"/><path fill="${inks.base}" d="M${x} ${y}h${w}v9H${x}z"/><path fill="#fff" d="M${middle} ${y + 1.5}c3 2.5 3 4 0 6.5-3-2.5-3-4 0-6.5z"/>` +
      `<g fill="${inks.deep}" font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle">${text.join('')}</g>`,
  );
}

export interface HomeopathyArtProps {
  readonly label: string;
  /** Counts round six palettes. */
  readonly paletteIndex: number;
  readonly form: HomeopathyForm;
  /** Width and height in px. @default 160 */
  readonly size?: number;
}

/** The picture of a homeopathy product (HOME-45). The product's name is expected beside it. */
export function HomeopathyArt({ label, paletteIndex, form, size = 160 }: HomeopathyArtProps) {
  return <img src={homeopathyPicture(label, paletteIndex, form)} alt="" width={size} height={size} decoding="async" />;
}

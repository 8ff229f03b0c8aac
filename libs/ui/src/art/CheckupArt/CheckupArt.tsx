import { svgPicture } from '../picture/svgPicture';
import { checkupGlyphs, type CheckupName } from './checkup.glyphs';

interface Inks {
  readonly deep: string;
  readonly base: string;
  readonly light: string;
}

const palettes: readonly [Inks, Inks, Inks] = [
  { deep: '#0D5B50', base: '#3C9A87', light: '#CFE6DC' },
  { deep: '#8F3D2A', base: '#DD7257', light: '#F8DDD0' },
  { deep: '#2F4A8C', base: '#6F8CCF', light: '#DCE5F8' },
];

const names = Object.keys(checkupGlyphs) as CheckupName[];

/**
 * The picture of a checkup as an address for `<img>`, 160 × 120: a report that names the organ, and the tube its sample
 * came in. Palette and filling follow from the checkup's place in the list, so that neighbours differ.
 */
export function checkupPicture(name: CheckupName): string {
  const place = names.indexOf(name);
  const { deep, base, light } = palettes[place % 3] ?? palettes[0];
  const glyph = checkupGlyphs[name];
  const level = 64 + ((place * 7) % 4) * 6;
  const line = 'stroke-linecap="round" stroke-linejoin="round"';
  return svgPicture(
    160,
    120,
    `<path fill="${base}" fill-opacity=".2" d="M18 110V66a13 13 0 0 1 8-22 16 16 0 0 1 17-20 14 14 0 0 1 18-10c8-1 15-4 19-10 4 6 11 9 19 10a14 14 0 0 1 18 10 16 16 0 0 1 17 20 13 13 0 0 1 8 22v44z"/>` +
      `<ellipse cx="80" cy="110" rx="74" ry="6" fill="${base}" fill-opacity=".3"/>` +
      `<g transform="rotate(-4 68 64)"><rect x="32" y="20" width="72" height="88" rx="8" fill="#FFFDF8" stroke="${light}" stroke-width="2"/><rect x="54" y="14" width="28" height="12" rx="4" fill="${deep}"/>` +
      `<circle cx="68" cy="56" r="25" fill="${light}"/><g transform="translate(51 39) scale(.71)" fill="none" stroke="${deep}" stroke-width="2.6" ${line}><path d="${glyph.body}" fill="${base}" fill-opacity=".35" stroke="none" transform="translate(2 2)"/><path d="${glyph.body}${'detail' in glyph ? glyph.detail : ''}"/></g>` +
      `<path d="M44 91h30M44 99h18" stroke="${light}" stroke-width="4" ${line}/><path d="M84 94l4 4 8-9" fill="none" stroke="${base}" stroke-width="4" ${line}/></g>` +
      `<g transform="rotate(10 122 72)"><path d="M111 34h22v62a11 11 0 0 1-22 0z" fill="#EAF3F0"/><path d="M111 ${level}h22v${96 - level}a11 11 0 0 1-22 0z" fill="${base}"/><rect x="107" y="26" width="30" height="12" rx="4" fill="${deep}"/><path d="M117 46v40" stroke="#fff" stroke-opacity=".7" stroke-width="3.5" ${line}/></g>`,
  );
}

export interface CheckupArtProps {
  readonly name: CheckupName;
  /** Width in px; the height is 3/4 of it. @default 160 */
  readonly size?: number;
}

/** The picture of a health checkup (HOME-29). The checkup's name is expected beside it. */
export function CheckupArt({ name, size = 160 }: CheckupArtProps) {
  return <img src={checkupPicture(name)} alt="" width={size} height={(size * 3) / 4} decoding="async" />;
}

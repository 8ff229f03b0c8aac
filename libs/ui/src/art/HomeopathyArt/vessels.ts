export type HomeopathyForm = 'dilution' | 'globules' | 'ointment' | 'syrup';

/** Cap and lettering, the label's band, and the light parts. */
export interface Inks {
  readonly deep: string;
  readonly base: string;
  readonly light: string;
}

export const palettes: readonly [Inks, ...Inks[]] = [
  { deep: '#17685C', base: '#3F9C8C', light: '#D5ECE6' },
  { deep: '#A94862', base: '#DA7E93', light: '#FAE0E4' },
  { deep: '#2A6F9C', base: '#5BA3CE', light: '#D8EBF5' },
  { deep: '#8A5F06', base: '#EAB13A', light: '#FCEFC9' },
  { deep: '#5F4C96', base: '#9280C4', light: '#E7E1F4' },
  { deep: '#4A7530', base: '#7AA654', light: '#E0ECD2' },
];

/** The vessel without its label. */
export const vessel: Record<HomeopathyForm, (inks: Inks) => string> = {
  dilution: ({ deep }) =>
    `<path fill="${deep}" d="M71 22a9 9 0 0 1 18 0v16H71z"/><rect x="63" y="36" width="34" height="20" rx="4" fill="#24554B"/><path fill="#6E3812" d="M69 56h22v10H69z"/><rect x="50" y="62" width="60" height="78" rx="11" fill="#8A4B1E"/><path d="M56 74v54" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`,
  globules: ({ deep, base }) =>
    `<rect x="54" y="22" width="52" height="20" rx="5" fill="${deep}"/><rect x="58" y="40" width="44" height="8" fill="${base}"/><path fill="#EAF3F0" d="M54 46h52a6 6 0 0 1 6 6v80a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8V52a6 6 0 0 1 6-6z"/><g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 8.4"><path stroke="#B2CFC6" stroke-width="9.5" d="M56 132h50M60 125h44M56 118h50"/><path d="M56 132h50M60 125h44M56 118h50"/></g>`,
  ointment: ({ deep, base, light }) =>
    `<path fill="${base}" d="M44 20h72l-8 94H52z"/><path fill="${deep}" d="M42 14h76v12H42z"/><path fill="${light}" d="M50.5 94h59l-.7 8H51.2z"/><path stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round" d="M55 34l5 72"/><rect x="60" y="112" width="40" height="28" rx="5" fill="${deep}"/><path stroke="#fff" stroke-opacity=".4" stroke-width="3" d="M70 116v20M80 116v20M90 116v20"/>`,
  syrup: ({ deep, base }) =>
    `<rect x="62" y="14" width="36" height="22" rx="5" fill="${deep}"/><path fill="#6E3812" d="M66 34h28v12H66z"/><path fill="#8A4B1E" d="M66 44h28c2 10 20 10 20 26v62a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8V70c0-16 18-16 20-26z"/><path d="M53 74v52" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/><path fill="${base}" d="M120 116h24l-3 24h-18z"/><path fill="#fff" fill-opacity=".5" d="M121 122h22l-.5 5h-21z"/>`,
};

/** Where the label lies on the vessel, in px of the 160 × 160 picture. */
export const labelAt: Record<HomeopathyForm, { x: number; y: number; w: number; h: number }> = {
  dilution: { x: 50, y: 80, w: 60, h: 44 },
  globules: { x: 48, y: 62, w: 64, h: 44 },
  ointment: { x: 48, y: 40, w: 64, h: 44 },
  syrup: { x: 46, y: 76, w: 68, h: 48 },
};

/** The words of a label, a line each: a long name on two, and the potency ("30 CH") on a line of its own. */
export function labelLines(label: string): readonly string[] {
  const [, name = label, potency = ''] = /^(.*?) (\d.*)/.exec(label) ?? [];
  const middle = name.length / 2;
  const [cut] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const halves = cut !== undefined && name.length > 10 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
  return potency ? [...halves, potency] : halves;
}

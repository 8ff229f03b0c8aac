import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { ui } from './libraries.ts';

const packed = path.join(inject('application'), 'node_modules', ui.name);
const folder = path.join(packed, 'tokens');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}
type Sets = Readonly<Record<string, Readonly<Record<string, Token>>>>;

/** Reads a file with Terrazzo's parser. @returns the resolved values of each context, and the parser's errors */
function parse(file: string): { sets: Sets; complaints: string; status: number | null } {
  const script = path.join(import.meta.dirname, 'validate-tokens.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
  return { sets: status === 0 ? (JSON.parse(stdout) as Sets) : {}, complaints: stderr, status };
}

test('the tokens are valid files of the format, with light, dark and the brand as sets', { timeout: 60_000 }, () => {
  const { sets, complaints } = parse(path.join(folder, 'niramaya.resolver.json'));
  expect(complaints).toBe('');
  expect(Object.keys(sets)).toEqual(['light', 'dark', 'prabhat-light', 'prabhat-dark']);
  const hex = (set: string, token: string) => (sets[set]?.[token]?.$value as { hex: string } | undefined)?.hex;
  expect(hex('light', 'color.brand.solid')).toBe('#0B6358');
  expect(hex('dark', 'color.brand.solid')).toBe('#4FC3AF');
  expect(hex('prabhat-light', 'color.brand.solid')).toBe('#6B2A7B');
  expect(hex('prabhat-dark', 'color.brand.solid')).toBe('#D7A3E6');
  // A token that a brand does not set keeps the value of its mode.
  expect(hex('prabhat-dark', 'color.danger.solid')).toBe('#F28B82');
  expect(sets['prabhat-light']?.['radius.card']?.$value).toEqual({ value: 6, unit: 'px' });
  expect(sets.light?.['spacing.4']).toEqual({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
  expect(sets.light?.['typography.price']?.$type).toBe('typography');
});

test('so is each file for Figma, a whole mode', { timeout: 60_000 }, () => {
  const files = globSync('figma/*.json', { cwd: folder }).toSorted();
  expect(files).toEqual(
    ['niramaya-dark', 'niramaya-light', 'prabhat-dark', 'prabhat-light'].map((name) => `figma/${name}.tokens.json`),
  );
  const names = files.map((file) => {
    const { sets, complaints } = parse(path.join(folder, file));
    expect(complaints).toBe('');
    return Object.keys(sets[''] ?? {});
  });
  expect(names[0]?.length).toBeGreaterThan(150);
  for (const other of names) expect(other).toEqual(names[0]);
});

test('Penpot gets all sets in one file, values as text, and a theme for each mode', () => {
  const { $themes, $metadata, ...sets } = JSON.parse(read('penpot.json')) as {
    $themes: readonly { name: string; selectedTokenSets: Record<string, string> }[];
    $metadata: { tokenSetOrder: readonly string[] };
    dark: { color: { bg: { backdrop: Token } } };
    base: { radius: { card: Token } };
  };
  expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
  expect($themes.map(({ name, selectedTokenSets }) => [name, Object.keys(selectedTokenSets)])).toEqual([
    ['light', ['base', 'light']],
    ['dark', ['base', 'dark']],
    ['prabhat-light', ['base', 'light', 'prabhat-light']],
    ['prabhat-dark', ['base', 'dark', 'prabhat-dark']],
  ]);
  expect(sets.dark.color.bg.backdrop).toEqual({ $type: 'color', $value: '#000000b3' });
  expect(sets.base.radius.card).toEqual({ $type: 'borderRadius', $value: '16px' });
});

test('the parser refuses a colour, a unit and a reference that are none', { timeout: 60_000 }, () => {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'niramaya-tokens-'));
  try {
    const file = path.join(scratch, 'wrong.tokens.json');
    const text = read('figma/niramaya-light.tokens.json');
    writeFileSync(file, text.replace('"colorSpace": "srgb"', '"colorSpace": "rgb"'));
    expect(parse(file).status).not.toBe(0);
    writeFileSync(file, text.replace('"unit": "px"', '"unit": "furlong"'));
    expect(parse(file).status).not.toBe(0);
    writeFileSync(file, read('base.tokens.json').replace('{font.body}', '{font.bodies}'));
    expect(parse(file).status).not.toBe(0);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

test('every token is a custom property of the base sheet', () => {
  const base = readFileSync(path.join(packed, 'styles/base.css'), 'utf8');
  for (const property of [
    '--n-colors-brand-solid-hover',
    '--n-colors-bg',
    '--n-radii-card',
    '--n-fonts-body',
    '--n-font-sizes-display',
    '--n-font-weights-bold',
    '--n-line-heights-snug',
    '--n-spacing-4',
    '--n-sizes-control',
    '--n-shadows-card',
    '--n-durations-fast',
    '--n-easings-out',
    '--n-z-index-modal',
    '--n-borders-thin',
  ])
    expect(base).toContain(`${property}:`);
});

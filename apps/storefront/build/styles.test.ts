import { describe, expect, it } from 'vitest';
import { divideStyles } from './styles.ts';

const sheet = [
  '@layer reset;',
  '@font-face{font-family:Anek}',
  '@layer base{html{color:var(--n-colors-fg)}}',
  '@layer tokens{:where(html){--n-spacing-4:1rem;--n-spacing-0\\.5:.125rem;--n-colors-fg:#111;--n-colors-bg:#fff}',
  ':where(.dark){--n-colors-fg:#eee;--n-colors-bg:#000}@keyframes spin{to{rotate:1turn}}@keyframes pulse{50%{opacity:.5}}}',
  '@layer recipes{.Card{padding:var(--n-spacing-4)}.dark .Card{gap:var(--n-spacing-0\\.5)}.Late{color:red}',
  '@media (width>1px){.Late{color:blue}.Card:focus-visible{animation:spin 1s}}',
  '.Card:hover{color:green}.Card{cursor:pointer;transition:color 1s}@media print{.Card{color:black}}}',
].join('');
const { critical, late } = divideStyles(sheet);
const page = critical('<p class="Card lucide">Late</p>');

describe('what a page carries', () => {
  it('the rules of the classes in its markup, and no others', () => {
    expect(page).toContain('.Card{');
    expect(page).toContain('.dark .Card{');
    expect(page).toContain('.Card:focus-visible{');
    expect(page).not.toContain('Late');
  });

  it('nothing that takes a pointer or a printer to be seen', () => {
    expect(page).not.toMatch(/:hover|print/);
    expect(late).toContain(
      '.Card:hover{color:green}.Card{cursor:pointer;transition:color 1s}@media print{.Card{color:black}}',
    );
  });

  it('tokens that light and dark have in common by their value, and the others only where they are used', () => {
    expect(page).toContain('padding:1rem');
    expect(page).toContain('gap:.125rem');
    expect(page).toContain('html{color:var(--n-fg)}');
    expect(page).toContain(':where(.dark){--n-fg:#eee}');
    expect(page).not.toContain('bg');
  });

  it('keyframes that a rule names', () => {
    expect(page).toContain('@keyframes spin');
    expect(page).not.toContain('pulse');
  });

  it('the order of all layers, which the late sheet must not change', () => {
    expect(page).toContain('@font-face{font-family:Anek}@layer reset,base,tokens,recipes,utilities;');
  });

  it('a colour by its own name where the markup names it', () => {
    expect(critical('<svg fill="var(--n-colors-bg)">')).toContain('--n-colors-bg:#fff');
  });
});

it('the late sheet has all rules and no font, which would be swapped in again', () => {
  expect(late).toContain('.Late{color:red}');
  expect(late).not.toContain('@font-face');
});

it('a class without a rule stops the build', () => {
  expect(() => critical('<p class="Card Gone">')).toThrow('No rule has the class Gone');
});

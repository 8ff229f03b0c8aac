import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { colorModeScript } from './colorMode';

function classesAfter(stored: string | null | 'forbidden', systemIsDark: boolean) {
  const classes: string[] = [];
  runInNewContext(colorModeScript, {
    localStorage: {
      getItem: (key: string) => {
        if (stored === 'forbidden') throw new Error('SecurityError');
        return key === 'niramaya.theme' ? stored : null;
      },
    },
    matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && systemIsDark }),
    document: { documentElement: { classList: { add: (name: string) => classes.push(name) } } },
  });
  return classes.join(' ');
}

it.each([
  ['a light system', null, false, 'light'],
  ['a dark system', null, true, 'dark'],
  ['the choice of light', 'light', true, 'light'],
  ['the choice of dark', 'dark', false, 'dark'],
  ['the system if the choice is unknown', '"; alert(1)', true, 'dark'],
  ['the system if storage is forbidden', 'forbidden', true, 'dark'],
])('the script of the head follows %s', (_name, stored, systemIsDark, expected) => {
  expect(classesAfter(stored, systemIsDark)).toBe(expected);
});

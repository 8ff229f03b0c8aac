import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { colorModeScript } from './colorMode';

/**
 * Runs the script of the document head with this storage and this system setting. Returns the classes that it added.
 */
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

describe("the head's script", () => {
  it.each([
    ['follows a light system', null, false, 'light'],
    ['follows a dark system', null, true, 'dark'],
    ['keeps to the choice of light', 'light', true, 'light'],
    ['keeps to the choice of dark', 'dark', false, 'dark'],
    ['takes a foreign value for none', '"; alert(1)', true, 'dark'],
    ['follows the system where storage is forbidden', 'forbidden', true, 'dark'],
  ])('%s', (_name, stored, systemIsDark, expected) => {
    expect(classesAfter(stored, systemIsDark)).toBe(expected);
  });
});

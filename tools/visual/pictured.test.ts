import { expect, test } from 'vitest';
import { guardedModes, isScreen, picturedModes } from './pictured.ts';

interface Told {
  readonly title: string;
  readonly story: string;
  readonly plays?: boolean;
  /** The modes in which the story runs: all of them, unless it fixes its width. */
  readonly at?: readonly string[];
}

const everywhere = ['light-1280', 'dark-1280', 'dark-360', 'light-360'];

const aMode = (name: string) => ({
  name,
  theme: name.startsWith('dark') ? ('dark' as const) : ('light' as const),
  width: Number(name.split('-')[1]),
});

/** Returns the names of the modes that one of the two functions selects for a story. */
function pictured({ title, story, plays = false, at = everywhere }: Told, select = picturedModes): string[] {
  const id = `${title.replaceAll('/', '-').toLowerCase()}--${story}`;
  const told = { id, title, ...(plays && { playFunction: () => undefined }) };
  return select(told, at.map(aMode)).map(({ name }) => name);
}

const row = (what: string, told: Told, modes: readonly string[]) => [what, told, modes] as const;

test.each([
  row('a state of a component', { title: 'UI/Badge', story: 'variants' }, ['dark-360', 'light-360']),
  row('one that plays and is called after a state', { title: 'UI/Chip', story: 'pseudo-states', plays: true }, [
    'dark-360',
    'light-360',
  ]),
  row('a component at rest', { title: 'UI/Badge', story: 'default' }, ['light-1280', 'dark-360', 'light-360']),
  row(
    'one at rest that differs on a tablet',
    { title: 'UI/Stepper', story: 'default', at: [...everywhere, 'light-768-tablet'] },
    ['light-1280', 'dark-360', 'light-360', 'light-768-tablet'],
  ),
  row('what opens where there is room', { title: 'UI/Dialog', story: 'long-content' }, ['light-1280', 'dark-1280']),
  row('a component that fixes its width', { title: 'UI/ProductGrid', story: 'tablet', at: ['light-768', 'dark-768'] }, [
    'light-768',
    'dark-768',
  ]),
  row('a screen', { title: 'Feature cart/CartScreen', story: 'empty' }, ['light-1280', 'dark-360', 'light-360']),
  row('a screen at rest', { title: 'Screens/CartScreen', story: 'default', at: [...everywhere, 'light-768-tablet'] }, [
    'light-1280',
    'dark-360',
    'light-360',
    'light-768-tablet',
  ]),
  row('a piece of a screen', { title: 'Feature auth/AuthPanel', story: 'failed' }, [
    'light-1280',
    'dark-360',
    'light-360',
  ]),
  row('a mobile screen', { title: 'Feature cart/CartScreen', story: 'mobile', at: ['light-360', 'dark-360'] }, [
    'light-360',
    'dark-360',
  ]),
  row(
    'a screen that is looked at on a desktop alone',
    { title: 'Feature medicines/MedicinesScreen', story: 'failed', at: ['light-1280', 'dark-1280'] },
    ['light-1280'],
  ),
  row('a behaviour', { title: 'UI/Chip', story: 'click-calls-once', plays: true }, []),
  row('a behaviour of a screen', { title: 'Feature cart/CartScreen', story: 'minus-stops-at-one', plays: true }, []),
  row('a file beside that of its screen', { title: 'Feature medicines/MedicinesScreen/Paging', story: 'empty' }, [
    'light-1280',
    'dark-360',
    'light-360',
  ]),
  row('what is no component', { title: 'UI/theme/Tokens', story: 'colours' }, ['dark-360', 'light-360']),
])('%s is captured by its kind', (_what, told, modes) => {
  expect(pictured(told)).toEqual(modes);
});

test.each([
  ['Screens/CartScreen', true],
  ['Screens/TopBar', true],
  ['Screens/MedicinesScreen/Paging', false],
  ['Patterns/Auth/AuthPanel', false],
  ['Actions/Button', false],
])('%s is a screen: %s', (title, is) => {
  expect(isScreen(title)).toBe(is);
});

test.each([
  row('a component at rest', { title: 'UI/Badge', story: 'default' }, ['dark-360', 'light-360']),
  row('its variants', { title: 'UI/Badge', story: 'variants' }, ['dark-360', 'light-360']),
  row('another state of it', { title: 'UI/Chip', story: 'pseudo-states', plays: true }, ['light-360']),
  row('a state of what needs room', { title: 'UI/Dialog', story: 'long-content' }, ['light-1280']),
  row('a component that fixes its width', { title: 'UI/ProductGrid', story: 'tablet', at: ['light-768', 'dark-768'] }, [
    'light-768',
  ]),
  row('a screen at rest', { title: 'Screens/CartScreen', story: 'default', at: [...everywhere, 'light-768-tablet'] }, [
    'light-1280',
    'dark-360',
    'light-360',
  ]),
  row('another state of a screen', { title: 'Feature cart/CartScreen', story: 'empty' }, []),
  row('a behaviour', { title: 'UI/Chip', story: 'click-calls-once', plays: true }, []),
])('npm test compares of %s', (_what, told, modes) => {
  expect(pictured(told, guardedModes)).toEqual(modes);
});

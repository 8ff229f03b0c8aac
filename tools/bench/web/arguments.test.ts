import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('reads the number of runs, the paths and the pages of further applications', () => {
  const page = 'https://shop.example/list?page=2';
  expect(readArguments(['--runs', '3', '--route', '/cart', `other=${page}`])).toEqual({
    runs: 3,
    routes: ['/cart'],
    others: [{ name: 'other', path: '/list', url: page }],
  });
  expect(readArguments([])).toEqual({ runs: 5, routes: [], others: [] });
});

it.each([
  [['--runs', 'x'], '--runs is "x": give a whole number from 1.'],
  [['--runs', '0'], '--runs is "0"'],
  [['--route', '/chart'], '--route is "/chart": give one of /,'],
  [['https://shop.example'], '"https://shop.example" is no page: give it as name=https://address/of/a/page.'],
  [['--run', '3'], 'Write npm run bench:web -- --runs 3 --route /medicines name=https://address/of/a/page.'],
  [['--runs'], 'Write npm run bench:web -- --runs 3'],
])('refuses %j with a sentence and without a stack, before anything is measured', (args, sentence) => {
  const message: unknown = expect.stringContaining(sentence);
  expect(() => readArguments(args)).toThrow(expect.objectContaining({ name: 'CliError', message }));
});

import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('reads the rounds, the networks, the pages in each language, the stored entries and the further sites', () => {
  const pages = ['--route', '/cart', '--route', '/medicines?q=zinc', '--language', 'en', '--language', 'hi'];
  const others = [
    '--rounds',
    '5',
    '--network',
    'slow4g',
    '--store',
    '{"cart_data":"[]"}',
    'before=http://old.example/x',
  ];
  expect(readArguments([...pages, ...others])).toEqual({
    rounds: 5,
    networks: ['slow4g'],
    addresses: ['/cart', '/cart?lang=hi', '/medicines?q=zinc', '/medicines?q=zinc&lang=hi'],
    stored: { cart_data: '[]' },
    others: [{ name: 'before', origin: 'http://old.example' }],
  });
  expect(readArguments([])).toEqual({
    rounds: 3,
    networks: ['fast4g', 'slow4g'],
    addresses: ['/', '/medicines', '/register', '/cart'],
    stored: {},
    others: [],
  });
});

it.each([
  [['--rounds', '0'], '--rounds is "0": give a whole number from 1.'],
  [['--network', '5g'], '--network is "5g": give one of fast4g, slow4g.'],
  [['--route', 'cart'], '--route is "cart": give a path of the shop, such as /cart.'],
  [['--language', 'ta'], '--language is "ta", which the shop does not have.'],
  [['--store', 'cart'], '--store is "cart": give the entries of localStorage as a JSON object of texts.'],
  [['5200'], '"5200" is no site: give it as name=https://address/of/a/site.'],
  [['--runs', '3'], 'Write npm run bench:usable -- --rounds 3 --network slow4g'],
])('refuses %j with a sentence and without a stack, before a page is loaded', (args, sentence) => {
  const message: unknown = expect.stringContaining(sentence);
  expect(() => readArguments(args)).toThrow(expect.objectContaining({ name: 'CliError', message }));
});

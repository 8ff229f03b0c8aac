// Checks which stories `npm run visual -- --affected` runs after a change.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const patience = 180_000;

const all = globSync(['libs/*/src/**/*.stories.tsx', 'apps/storefront/{src/journeys,dev}/*.stories.tsx'], {
  cwd: root,
}).toSorted();
/** Stories that render the whole shop. */
const flows = [
  'apps/storefront/dev/Scenarios',
  'apps/storefront/src/journeys/Drawing',
  'apps/storefront/src/journeys/Panels',
  'apps/storefront/src/journeys/UserFlows',
];

const storiesWithReceipt = [
  ...flows,
  'libs/feature-cart/src/CartScreen/CartScreen',
  'libs/feature-shell/src/OrdersPanel/OrdersPanel',
  'libs/feature-shell/src/SearchBox/SearchBox',
  'libs/feature-shell/src/Shell/Shell',
  'libs/feature-shell/src/TopBar/TopBar',
  'libs/ui/src/Receipt/Receipt',
];

/** One file of each kind, and the stories files that its change must run. No other file runs. */
const rows: readonly (readonly [kind: string, file: string, stories: readonly string[]])[] = [
  ['a component: its own, and those of what imports it', 'libs/ui/src/Receipt/Receipt.tsx', storiesWithReceipt],
  ['a recipe: as its component', 'libs/ui/src/Receipt/Receipt.recipe.ts', storiesWithReceipt],
  [
    'the tools for reviewers: what they feed',
    'apps/storefront/dev/ScenarioPanel.tsx',
    ['apps/storefront/dev/ScenarioPanel'],
  ],
  [
    'a piece of a screen',
    'libs/feature-payment/src/PaidNotice/PaidNotice.tsx',
    [
      ...flows,
      'libs/feature-payment/src/PaidNotice/PaidNotice',
      'libs/feature-payment/src/PaymentScreen/PaymentScreen',
    ],
  ],
  ['a text: its screen', 'libs/contract/src/copy/cart.ts', [...flows, 'libs/feature-cart/src/CartScreen/CartScreen']],
  ['a story: itself', 'libs/ui/src/Badge/Badge.stories.tsx', ['libs/ui/src/Badge/Badge']],
];

let reach: Record<string, string[]>;
const whole = ['libs/ui/src/theme/colors.ts', 'libs/ui/src/theme/UiProvider.tsx', '.storybook/settled.ts'];
const nothing = ['docs/CONTRIBUTING.md', 'libs/ui/src/Badge/Badge.advice.ts', 'apps/mock-server/src/main.ts'];

beforeAll(() => {
  const files = [...rows.map(([, file]) => file), ...whole, ...nothing];
  const output = execFileSync(process.execPath, [path.join(import.meta.dirname, 'reach.ts'), ...files], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  reach = JSON.parse(output.slice(output.lastIndexOf('\n{') + 1)) as Record<string, string[]>;
}, patience);

it.each(rows)('%s', (_kind, file, stories) => {
  expect(reach[file]).toEqual(stories.map((name) => `${name}.stories.tsx`).toSorted());
});

it.each(whole)('%s changes them all', (file) => {
  expect(reach[file]).toEqual(all);
});

it.each(nothing)('%s changes none', (file) => {
  expect(reach[file]).toEqual([]);
});

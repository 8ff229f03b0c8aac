import { expect, test } from 'vitest';
import { exportedOfUi } from './library.ts';
import { exceptions } from './matrix.ts';
import { readUsage, usageFaults } from './usage.ts';

const badge = `import { Badge } from '@niramaya/ui';\n\nexport const Example = () => <Badge>New</Badge>;\n`;

test('every component that is exported comes with code to copy', () => {
  expect(usageFaults(exportedOfUi(), exceptions, readUsage())).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ['missing code', {}, 'Badge has no code to copy: write Badge.usage.tsx beside its stories.'],
  [
    'code of another component',
    { Badge: badge.replaceAll('Badge', 'Chip') },
    'Badge.usage.tsx shows no Badge of @niramaya/ui.',
  ],
  ['code without an Example', { Badge: badge.replace('Example', 'Usage') }, 'Badge.usage.tsx gives away no Example.'],
  [
    'an import that works in the workspace alone',
    { Badge: `import { aCartItem } from '@niramaya/fixtures';\n${badge}` },
    'Badge.usage.tsx imports what nobody else can.',
  ],
  [
    'a relative import',
    { Badge: `import { Line } from '../stories/Matrix';\n${badge}` },
    'Badge.usage.tsx imports what nobody else can.',
  ],
])('%s is named', (_what, usage, sentence) => {
  const excepted = new Map([['BadgeSkeleton', 'It is the Loading of Badge.']]);
  expect(usageFaults(['Badge', 'BadgeSkeleton'], excepted, new Map(Object.entries(usage)))).toEqual([sentence]);
});

import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider';

const usages = import.meta.glob<ComponentType>('../**/*.usage.tsx', { eager: true, import: 'Example' });

it.each(Object.entries(usages))('%s is drawn as it is written', (_file, Example) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(
    <UiProvider>
      <Example />
    </UiProvider>,
  );
  expect(complaints.mock.calls).toEqual([]);
  expect(html).toMatch(/^<\w/);
  expect(html).not.toMatch(/NaN|undefined|\[object/);
});

it('every file exports one example', () => {
  expect(Object.keys(usages).length).toBeGreaterThan(50);
  expect(Object.entries(usages).filter(([, Example]) => typeof Example !== 'function')).toEqual([]);
});

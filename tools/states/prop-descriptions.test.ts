import { expect, test } from 'vitest';
import { componentSources, undescribedProps } from './prop-descriptions.ts';

test('every prop of the design system is described', () => {
  const sources = componentSources();
  expect(sources.size).toBeGreaterThan(60);
  expect([...sources].flatMap(([file, source]) => undescribedProps(source).map((fault) => [file, fault]))).toEqual([]);
});

test('a prop without a docstring is named, by whom it belongs to', () => {
  const source = [
    'export interface PillProps extends Other {',
    '  /** Two words at most. */',
    '  readonly words: {',
    '    readonly first: string;',
    '  };',
    '',
    '  tone?: Tone;',
    '}',
    'interface InnerProps {',
    '  size: number;',
    '}',
  ].join('\n');
  expect(undescribedProps(source)).toEqual(['tone of PillProps has no docstring.']);
});

import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { Toaster, UiProvider } from '@niramaya/ui';
import { createElement, lazy, Suspense, useContext, useState, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { styled } from 'storybook/theming';
import { StoryLink } from '../decorators/StoryLink';
import { useDocsTheme } from './useDocsTheme';

const loaders = import.meta.glob<ComponentType>('../../libs/ui/src/**/*.usage.tsx', { import: 'Example' });
const sources = import.meta.glob<string>('../../libs/ui/src/**/*.usage.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const nameOf = (file: string) => /([^/]+)\.usage\.tsx$/.exec(file)?.[1] ?? file;
const examples = new Map(
  Object.entries(loaders)
    .map(
      ([file, load]) =>
        [nameOf(file), createElement(lazy(() => load().then((component) => ({ default: component }))))] as const,
    )
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
const codes = new Map(Object.entries(sources).map(([file, code]) => [nameOf(file), code.trim()]));

const Bar = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, margin: '16px 0' });
const Chooser = styled.select(({ theme }) => ({
  minHeight: 44,
  padding: '0 8px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: 8,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
}));
const Ground = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 24,
  minHeight: 160,
  minWidth: 320,
  padding: 24,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  resize: 'both',
  overflow: 'auto',
  '& > *': { minWidth: 0 },
}));

interface ChoiceProps {
  readonly label: string;
  readonly none?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

const Choice = ({ label, none, value, onChange }: ChoiceProps) => (
  <label>
    {label}{' '}
    <Chooser value={value} onChange={(event) => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {[...examples.keys()].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Chooser>
  </label>
);

/** Runs the usage examples of the components: one, or two together, in a box of any width. */
export function Playground() {
  const theme = useDocsTheme(useContext(DocsContext));
  const [first, setFirst] = useState('Button');
  const [second, setSecond] = useState('');
  const [below, setBelow] = useState(false);
  const shown = [first, second].filter(Boolean);
  return (
    <>
      <Bar>
        <Choice label="Component" value={first} onChange={setFirst} />
        <Choice label="together with" none="nothing" value={second} onChange={setSecond} />
        <label>
          <input type="checkbox" checked={below} onChange={(event) => setBelow(event.target.checked)} /> below each
          other
        </label>
      </Bar>
      <MemoryRouter>
        <UiProvider link={StoryLink} colorMode={theme}>
          <Ground className="sb-unstyled" style={{ flexDirection: below ? 'column' : 'row' }}>
            <Suspense>
              {shown.map((name, at) => (
                <div key={`${at} ${name}`} data-example={name}>
                  {examples.get(name)}
                </div>
              ))}
            </Suspense>
          </Ground>
          {!shown.includes('Toaster') && <Toaster label="Messages" closeLabel="Close this message" />}
        </UiProvider>
      </MemoryRouter>
      {[...new Set(shown)].map((name) => (
        <Source key={name} code={codes.get(name) ?? ''} language="tsx" dark={theme === 'dark'} />
      ))}
    </>
  );
}

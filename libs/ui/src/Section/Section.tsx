import { chakra } from '../theme/chakra';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  description?: string;
  /** What leads further, at the end of the title's line: a link or a button. */
  action?: ReactNode;
  /** The level of the heading, so that the outline of the page has no gap. @default 2 */
  level?: 1 | 2 | 3;
  children: ReactNode;
}

const Root = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '4', md: '6' } },
});
const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '2',
  },
});
const Title = chakra('h2', {
  base: { color: 'fg' },
  variants: { level: { 1: { textStyle: 'display' }, 2: { textStyle: 'heading' }, 3: { textStyle: 'title' } } },
});
const Description = chakra('p', { base: { color: 'fg.muted', marginTop: '1', maxWidth: 'prose' } });

/** A titled part of a page; screen readers list it under its title. */
export function Section({ title, description, action, level = 2, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <div>
          <Title as={`h${level}`} level={level} id={id}>
            {title}
          </Title>
          {description && <Description>{description}</Description>}
        </div>
        {action}
      </Head>
      {children}
    </Root>
  );
}

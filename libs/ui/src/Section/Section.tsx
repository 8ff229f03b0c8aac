import { useId, type ReactNode } from 'react';
import { styled } from '../theme/styled';

export interface SectionProps {
  /** The heading, which also names the region for screen readers. */
  title: string;
  /** A sentence below the heading. */
  description?: string;
  /**
   * The level of the heading. It must continue the outline of the page without a gap, with one level 1 per screen.
   * @default 2
   */
  level?: 1 | 2 | 3;
  /** The content of the section. */
  children: ReactNode;
}

const titleStyles = { 1: 'display', 2: 'heading', 3: 'title' } as const;

/**
 * `Section` is for a named part of a page, such as 'Top brands'. A box that only looks like one is a plain element,
 * because a screen reader lists each section as a region.
 */
export function Section({ title, description, level = 2, children }: SectionProps) {
  const id = useId();
  return (
    <styled.section
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '4', md: '6' }}
      aria-labelledby={id}
    >
      <header>
        <styled.h2 as={`h${level}`} id={id} textStyle={titleStyles[level]} color="fg">
          {title}
        </styled.h2>
        {description && (
          <styled.p color="fg.muted" marginTop="1" maxWidth="prose">
            {description}
          </styled.p>
        )}
      </header>
      {children}
    </styled.section>
  );
}

import { useId, type ReactNode } from 'react';
import { styled } from '../theme/styled';

export interface SectionProps {
  title: string;
  description?: string;
  level?: 1 | 2 | 3;
  children: ReactNode;
}

const titleStyles = { 1: 'display', 2: 'heading', 3: 'title' } as const;

/** A titled part of a page. */
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

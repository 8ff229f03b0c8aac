import { section } from '../../styled-system/recipes';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  /** The heading, which also names the section. */
  title: string;
  /** A line below the heading. */
  description?: string;
  /** The level of the heading. It keeps the outline of the page without gaps. @default 2 */
  level?: 1 | 2 | 3;
  /** The content below the heading. */
  children: ReactNode;
}

/** Renders a titled part of a page. Screen readers list it under its title. */
export function Section({ title, description, level = 2, children }: SectionProps) {
  const id = useId();
  const classes = section({ level: `${level}` });
  const Heading = `h${level}` as const;
  return (
    <section className={classes.root} aria-labelledby={id}>
      <header>
        <Heading className={classes.title} id={id}>
          {title}
        </Heading>
        {description && <p className={classes.description}>{description}</p>}
      </header>
      {children}
    </section>
  );
}

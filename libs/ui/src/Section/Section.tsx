import { section } from '../../styled-system/recipes';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  description?: string;
  level?: 1 | 2 | 3;
  children: ReactNode;
}

/** A titled part of a page. */
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

import { accordion } from '../../styled-system/recipes';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const classes = accordion();

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  defaultOpen?: boolean;
}
export interface AccordionProps {
  items: readonly AccordionItem[];
}

/** A search in the page opens the matching answer. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className={classes.root}>
      {items.map(({ id, title, content, defaultOpen }) => (
        <details className={classes.details} key={id} open={defaultOpen}>
          <summary className={classes.summary}>
            <span>{title}</span>
            <ChevronDown aria-hidden />
          </summary>
          <div className={classes.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

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
  /** The items, in display order. */
  items: readonly AccordionItem[];
}

/**
 * An accordion of questions and answers, built with the native `details` element. It needs no script and works with the
 * keyboard. Searching the page opens the answer that contains the match.
 */
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

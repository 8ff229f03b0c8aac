import { accordion } from '../../styled-system/recipes';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const classes = accordion();

/** One line of an `Accordion` with the text that it hides. */
export interface AccordionItem {
  /** Unique in the list. React uses it as the key; it is not rendered. */
  id: string;
  /**
   * The visible line, a question or a noun. The whole line can be clicked, and a screen reader announces it as the name
   * of the disclosure.
   */
  title: string;
  /** The hidden part. It is in the document while closed, so that the browser's search finds it. */
  content: ReactNode;
  /** Whether the item is open in the first render. The browser owns the state afterwards. @default false */
  defaultOpen?: boolean;
}
export interface AccordionProps {
  /** The items from top to bottom. Several can be open at once. */
  items: readonly AccordionItem[];
  /**
   * Called with the id of an item when it opens or closes: by a click, a key, or a search in the page. Use it to fetch
   * content that most readers never open.
   */
  onOpenChange?: (id: string, isOpen: boolean) => void;
}

/**
 * `Accordion` is for long answers of which a reader opens one or two. Text that every reader needs stays open in a
 * `Section`, and a few views of one thing are `Tabs`.
 *
 * It renders the browser's own `details` elements: they work before hydration, and a search in the page opens the item
 * that matches.
 */
export function Accordion({ items, onOpenChange }: AccordionProps) {
  return (
    <div className={classes.root}>
      {items.map(({ id, title, content, defaultOpen }) => (
        <details
          className={classes.details}
          key={id}
          open={defaultOpen}
          onToggle={(event) => onOpenChange?.(id, event.currentTarget.open)}
        >
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

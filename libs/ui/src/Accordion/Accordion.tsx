import { accordionContent, accordionDetails, accordionRoot, accordionSummary } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

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

const Root = chakra('div', accordionRoot);
const Details = chakra('details', accordionDetails);
const Summary = chakra('summary', accordionSummary);
const Content = chakra('div', accordionContent);

/**
 * An accordion of questions and answers, built with the native `details` element. It needs no script and works with the
 * keyboard. Searching the page opens the answer that contains the match.
 */
export function Accordion({ items }: AccordionProps) {
  return (
    <Root>
      {items.map(({ id, title, content, defaultOpen }) => (
        <Details key={id} open={defaultOpen}>
          <Summary>
            <span>{title}</span>
            <ChevronDown aria-hidden />
          </Summary>
          <Content>{content}</Content>
        </Details>
      ))}
    </Root>
  );
}

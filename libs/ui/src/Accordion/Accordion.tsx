import { accordionContent, accordionDetails, accordionRoot, accordionSummary } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  defaultOpen?: boolean;
}
export interface AccordionProps {
  items: readonly AccordionItem[];
  /** One open at a time. */
  exclusive?: boolean;
}

const Root = chakra('div', accordionRoot);
const Details = chakra('details', accordionDetails);
const Summary = chakra('summary', accordionSummary);
const Content = chakra('div', accordionContent);

/**
 * Questions and answers, folded. Made of the browser's own `details`: it needs no script, the keyboard works, and
 * searching the page opens what it finds.
 */
export function Accordion({ items, exclusive = false }: AccordionProps) {
  const name = useId();
  return (
    <Root>
      {items.map(({ id, title, content, defaultOpen }) => (
        <Details key={id} name={exclusive ? name : undefined} open={defaultOpen}>
          <Summary>
            {title}
            <ChevronDown aria-hidden />
          </Summary>
          <Content>{content}</Content>
        </Details>
      ))}
    </Root>
  );
}

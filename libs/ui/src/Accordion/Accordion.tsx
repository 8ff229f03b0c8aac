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

const Root = chakra('div', {
  base: { border: '1px solid', borderColor: 'border', borderRadius: 'card', bg: 'bg.panel', overflow: 'clip' },
});
const Details = chakra('details', {
  base: { '& + &': { borderTop: '1px solid token(colors.border)' }, '&[open] > summary > svg': { rotate: '180deg' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    px: '5',
    py: '4',
    fontWeight: 'semibold',
    color: 'fg',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: {
      outline: '3px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-3px',
      borderRadius: 'card',
    },
    _icon: { boxSize: '5', flexShrink: '0', color: 'fg.muted', transition: 'rotate token(durations.moderate)' },
  },
});
const Content = chakra('div', { base: { px: '5', paddingBottom: '5', color: 'fg.muted' } });

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

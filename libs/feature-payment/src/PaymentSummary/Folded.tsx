import { styled } from '@niramaya/ui/styled';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface FoldedProps {
  /** The text of the line that opens and closes the content. */
  readonly title: string;
  /**
   * Whether there is such a line. Without it the content is always open. The content keeps its state while `foldable`
   * changes.
   * @default true
   */
  readonly foldable?: boolean;
  /** Whether the content is open as the line appears. @default false */
  readonly startsOpen?: boolean;
  /**
   * Whether the line and the content are hidden if a consultation or a plan is paid without a cart, until storage is
   * read. The script `apps/storefront/inline/shopper.ts` in the head sets the attributes of `html` that name them.
   * @default false
   */
  readonly roomless?: boolean;
  readonly children: ReactNode;
}

/** Folded hides an optional part of the summary below a line that opens it. */
export function Folded({ title, foldable = true, startsOpen = false, roomless = false, children }: FoldedProps) {
  // Whether the shopper has opened or closed the content by the line. Null before that, and while there is no line.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return (
    <styled.details
      open={!foldable || (isOpen ?? startsOpen)}
      // The browser itself opens and closes the element, such as at a click. The state must follow, because React sets
      // `open` only if the value differs from that of the last render.
      onToggle={(event) => setIsOpen(foldable ? event.currentTarget.open : null)}
      css={roomless ? { 'html:is([data-steps], [data-plan]):not([data-cart]) &': { display: 'none' } } : undefined}
    >
      <styled.summary
        display={foldable ? 'flex' : 'none'}
        alignItems="center"
        justifyContent="space-between"
        minHeight="control"
        cursor="pointer"
        color="brand.fg"
        fontWeight="medium"
        _icon={{ boxSize: '5' }}
        css={{ 'details[open] > &': { '& svg': { rotate: '[180deg]' } } }}
      >
        <span>{title}</span>
        <ChevronDown aria-hidden />
      </styled.summary>
      {children}
    </styled.details>
  );
}

import { styled } from '@niramaya/ui/styled';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface FoldedProps {
  /** The line that is always visible, and opens and closes the content. */
  readonly title: string;
  /**
   * Whether there is such a line. Without it the content is always open. The content keeps its state while this
   * changes.
   * @default true
   */
  readonly foldable?: boolean;
  /** Whether the content is open as the line appears. @default false */
  readonly startsOpen?: boolean;
  /**
   * Whether the prerendered page has no room for the content of a consultation or a plan without a cart. @default false
   */
  readonly roomless?: boolean;
  readonly children: ReactNode;
}

/** Folded hides an optional part of the summary below a line that opens it. */
export function Folded({ title, foldable = true, startsOpen = false, roomless = false, children }: FoldedProps) {
  // Null until the line was used, and again once there is none.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return (
    <styled.details
      open={!foldable || (isOpen ?? startsOpen)}
      // The browser also opens and closes the element by itself. Unless React knows, it would not open it again.
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

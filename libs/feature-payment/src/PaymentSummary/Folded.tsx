import { styled } from '@niramaya/ui/styled';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedProps {
  /** The line that is always visible, and opens and closes the content. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Folded hides an optional part of the summary below a line that opens it. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details>
      <styled.summary
        display="flex"
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
    </details>
  );
}

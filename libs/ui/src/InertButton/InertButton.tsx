import { useId, type MouseEvent, type ReactNode } from 'react';
import { ButtonBox } from '../Button/Button';
import { styled } from '../theme/styled';

export interface InertButtonProps {
  children: ReactNode;
  note: string;
}
const nothing = (event: MouseEvent) => event.preventDefault();

/** A focusable control without a function yet. */
export function InertButton({ children, note }: InertButtonProps) {
  const noteId = useId();
  return (
    <styled.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
      <ButtonBox
        type="button"
        colorPalette="neutral"
        variant="outline"
        aria-disabled
        aria-describedby={noteId}
        onClick={nothing}
        // Fading would make the text hard to read.
        opacity="1"
        borderStyle="dashed"
        borderColor="border.strong"
        cursor="default"
        _hover={{ bg: undefined }}
      >
        <span>{children}</span>
      </ButtonBox>
      <styled.span id={noteId} textStyle="caption" color="fg.muted">
        {note}
      </styled.span>
    </styled.span>
  );
}

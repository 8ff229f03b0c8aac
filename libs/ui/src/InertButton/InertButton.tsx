import { useId, type ReactNode } from 'react';
import { ButtonBox, refuse } from '../Button/Button';
import { styled } from '../theme/styled';

export interface InertButtonProps {
  children: ReactNode;
  note: string;
}

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
        onClick={refuse}
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

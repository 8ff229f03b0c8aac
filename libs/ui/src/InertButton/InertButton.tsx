import { useId, type ReactNode } from 'react';
import { ButtonBox, preventClick } from '../Button/Button';
import { styled } from '../theme/styled';

export interface InertButtonProps {
  /** The text of the button. */
  children: ReactNode;
  /**
   * The reason, such as 'Coming soon'. It is visible after the button, and a screen reader reads it as the description.
   */
  note: string;
}

/**
 * `InertButton` is for a control that has no function yet. An action that only needs another step first is an enabled
 * `Button`, which explains the missing step on click.
 *
 * It can be focused and read, screen readers announce it as unavailable, and a click does nothing.
 */
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
        onClick={preventClick}
        // The button keeps its full opacity, because faded text would be hard to read.
        opacity="1"
        borderStyle="dashed"
        borderColor="border.strong"
        cursor="default"
        // The button does not react to the pointer, because a click has no effect.
        _hover={{ bg: 'bg.panel' }}
        _active={{ bg: 'bg.panel', translate: '[none]' }}
      >
        <span>{children}</span>
      </ButtonBox>
      <styled.span id={noteId} textStyle="caption" color="fg.muted">
        {note}
      </styled.span>
    </styled.span>
  );
}

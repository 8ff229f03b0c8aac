import { inertButton } from '../../styled-system/recipes';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { ButtonBox } from '../Button/Button';

const classes = inertButton();

export interface InertButtonProps {
  children: ReactNode;
  note: string;
}
const nothing = (event: MouseEvent) => event.preventDefault();

/** A focusable control without a function yet. */
export function InertButton({ children, note }: InertButtonProps) {
  const noteId = useId();
  return (
    <span className={classes.root}>
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
      <span className={classes.note} id={noteId}>
        {note}
      </span>
    </span>
  );
}

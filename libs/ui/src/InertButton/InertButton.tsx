import { inertButton } from '../../styled-system/recipes';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { ButtonBox } from '../Button/ButtonBox';

const classes = inertButton();

export interface InertButtonProps {
  /** The text of the button. */
  children: ReactNode;
  /**
   * The honest reason why nothing happens yet. It is beside the button, and screen readers announce it with the button.
   */
  note: string;
}
const nothing = (event: MouseEvent) => event.preventDefault();

/**
 * A visible control without a function yet. It can be focused and read, and screen readers announce that it does
 * nothing.
 */
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
        // A dashed border shows the disabled state. Fading would make the text hard to read, and shoppers must read it.
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

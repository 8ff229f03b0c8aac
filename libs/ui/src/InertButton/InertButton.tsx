import { inertButtonNote, inertButtonRoot } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button/Button';
import { ButtonBox } from '../Button/ButtonBox';

export interface InertButtonProps {
  children: ReactNode;
  /** The honest reason why nothing happens yet; it stands beside the button and is read out with it. */
  note: string;
  /** @default 'outline' */
  variant?: Extract<ButtonVariant, 'outline' | 'ghost' | 'subtle'>;
  /** @default 'md' */
  size?: ButtonSize;
}

const Root = chakra('span', inertButtonRoot);
const Note = chakra('span', inertButtonNote);
const nothing = (event: MouseEvent) => event.preventDefault();

/** A control that is there and does nothing yet. It can be reached and read, and says so instead of failing silently. */
export function InertButton({ children, note, variant = 'outline', size }: InertButtonProps) {
  const noteId = useId();
  return (
    <Root>
      <ButtonBox
        type="button"
        colorPalette="neutral"
        variant={variant}
        size={size}
        aria-disabled
        aria-describedby={noteId}
        onClick={nothing}
        // Off is shown by the dashed line: fading would make the words hard to read, and they are meant to be read.
        opacity="1"
        borderStyle="dashed"
        borderColor="border.strong"
        cursor="default"
        _hover={{ bg: undefined }}
      >
        <span>{children}</span>
      </ButtonBox>
      <Note id={noteId}>{note}</Note>
    </Root>
  );
}

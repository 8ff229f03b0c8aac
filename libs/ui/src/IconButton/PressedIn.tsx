import { memo, useState } from 'react';
import { moves } from '../motion/moves';

/**
 * Lets the button that it stands in swell when it is pressed in, once `loadMovesOnChange` has brought the code for that.
 * Not where it comes pressed in.
 */
export const PressedIn = memo(function PressedIn({ isPressed }: { isPressed: boolean }) {
  const [{ was, swells }, setState] = useState({ was: isPressed, swells: false });
  if (was !== isPressed) setState({ was: isPressed, swells: isPressed });
  return swells && moves.Pop && <moves.Pop />;
});

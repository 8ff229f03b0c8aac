import { spinnerWheel } from '../../styled-system/recipes';
import { LoaderCircle } from 'lucide-react';
import { styled, type SystemStyleObject } from '../theme/styled';

const Wheel = styled(LoaderCircle, spinnerWheel);

export interface SpinnerProps {
  /** Width and height, a size token. @default 24 px */
  boxSize?: SystemStyleObject['boxSize'];
  /** A colour token. @default that of the text */
  color?: SystemStyleObject['color'];
}

/** Renders an animated loading icon. It is hidden from screen readers: use it with a `busyLabel` or a `LoadingText`. */
export const Spinner = (props: SpinnerProps) => <Wheel aria-hidden {...props} />;

import { spinnerWheel } from '../../styled-system/recipes';
import { LoaderCircle } from 'lucide-react';
import { chakra, type SystemStyleObject } from '../theme/chakra';

const Wheel = chakra(LoaderCircle, spinnerWheel);

export interface SpinnerProps {
  /** Width and height, a size token. @default 24 px */
  boxSize?: SystemStyleObject['boxSize'];
  /** A colour token. @default that of the text */
  color?: SystemStyleObject['color'];
}

/** Something is under way. It says nothing by itself: a `busyLabel` or a `LoadingText` stands beside it. */
export const Spinner = (props: SpinnerProps) => <Wheel aria-hidden {...props} />;

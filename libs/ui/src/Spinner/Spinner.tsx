import { spinnerWheel } from '../../styled-system/recipes';
import { LoaderCircle } from 'lucide-react';
import { styled, type SystemStyleObject } from '../theme/styled';

const Wheel = styled(LoaderCircle, spinnerWheel);

export interface SpinnerProps {
  /** @default 24 px */
  boxSize?: SystemStyleObject['boxSize'];
  /** @default that of the text */
  color?: SystemStyleObject['color'];
}

/** A loading icon, hidden from screen readers. */
export const Spinner = (props: SpinnerProps) => <Wheel aria-hidden {...props} />;

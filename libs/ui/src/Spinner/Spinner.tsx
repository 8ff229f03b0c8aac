import { spinnerWheel } from '../../styled-system/recipes';
import { LoaderCircle } from 'lucide-react';
import { styled } from '../theme/styled';

const Wheel = styled(LoaderCircle, spinnerWheel);

/** A loading icon of 24 px. */
export const Spinner = () => <Wheel aria-hidden />;

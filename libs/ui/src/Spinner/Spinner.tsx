import { LoaderCircle } from 'lucide-react';
import { styled } from '../theme/styled';

const Wheel = styled(LoaderCircle, { base: { flexShrink: '0', animation: 'spin 0.9s linear infinite' } });

/** A loading icon of 24 px. */
export const Spinner = () => <Wheel aria-hidden />;

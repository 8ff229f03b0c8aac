import { LoaderCircle } from 'lucide-react';
import { styled } from '../theme/styled';

const Wheel = styled(LoaderCircle, { base: { flexShrink: '0', animation: 'spin 0.9s linear infinite' } });

/**
 * `Spinner` is for an element whose text names the action that is running, because screen readers skip the icon. A text
 * with a spinner is a `LoadingText`, and the place of a list a `Skeleton`. It is 24 px wide unless its parent sets a
 * size for icons.
 */
export const Spinner = () => <Wheel aria-hidden />;

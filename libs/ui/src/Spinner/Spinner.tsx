import { chakra } from '../theme/chakra';
import { LoaderCircle } from 'lucide-react';

/** Something is under way. It says nothing by itself: a `busyLabel` or a `LoadingText` stands beside it. */
export const Spinner = chakra(
  LoaderCircle,
  { base: { flexShrink: '0', animation: 'spin 0.9s linear infinite' } },
  { defaultProps: { 'aria-hidden': true } },
);

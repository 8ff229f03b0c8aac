import { loadingTextRoot } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';

const Root = chakra('p', loadingTextRoot);

/** A loading text that is visible and that screen readers announce. */
export const LoadingText = ({ children }: { children: ReactNode }) => (
  <Root role="status">
    <Spinner />
    <span>{children}</span>
  </Root>
);

import { loadingTextRoot } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';

const Root = styled('p', loadingTextRoot);

/** A loading text that is visible and that screen readers announce. */
export const LoadingText = ({ children }: { children: ReactNode }) => (
  <Root role="status">
    <Spinner />
    <span>{children}</span>
  </Root>
);

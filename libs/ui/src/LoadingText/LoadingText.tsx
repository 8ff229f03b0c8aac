import { loadingTextRoot } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';

const Root = styled('p', loadingTextRoot);

/** A visible and announced loading text. */
export const LoadingText = ({ children }: { children: ReactNode }) => (
  <Root role="status">
    <Spinner />
    <span>{children}</span>
  </Root>
);

import { styled } from '../theme/styled';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';

/** A visible and announced loading text. */
export const LoadingText = ({ children }: { children: ReactNode }) => (
  <styled.p
    role="status"
    display="inline-flex"
    alignItems="center"
    gap="2"
    color="fg.muted"
    _icon={{ boxSize: '4', color: 'brand.fg' }}
  >
    <Spinner />
    <span>{children}</span>
  </styled.p>
);

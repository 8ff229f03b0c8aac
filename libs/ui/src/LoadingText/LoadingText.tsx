import { styled } from '../theme/styled';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';

/**
 * `LoadingText` is for the one text on a screen that announces loading, usually next to a `Skeleton`. A clicked button
 * has its own `busyLabel`.
 *
 * `children` is the text, such as 'Loading medicines'. It is visible after a spinner, and a screen reader announces it
 * when it has finished speaking.
 */
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

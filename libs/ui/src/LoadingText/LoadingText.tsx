import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';

const Root = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    _icon: { boxSize: '4', color: 'brand.fg' },
  },
});

/** Says that something is loading, to eyes and ears. */
export const LoadingText = ({ children }: { children: ReactNode }) => (
  <Root role="status">
    <Spinner />
    <span>{children}</span>
  </Root>
);

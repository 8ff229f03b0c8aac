import { Container, styled } from '@niramaya/ui/styled';
import type { SelectedMedicine } from '@niramaya/contract';
import { sharingCopy } from '@niramaya/contract/copy/sharing';
import { useSharedProduct } from '@niramaya/data-access';
import { QueryState, useCopy } from '@niramaya/ui';
import { useRef, type ReactNode } from 'react';
import { useProductHead } from './useProductHead';
import { SlowLoadingText } from './SlowLoadingText';

export interface FetchedProductProps {
  /** Its id or its title. */
  readonly product: number | string;
  readonly children: (medicine: SelectedMedicine) => ReactNode;
  readonly renderLoading: (line: ReactNode) => ReactNode;
  /** Before the slow-loading message. */
  readonly patienceMs: number;
  /** If the API does not have the product. */
  readonly unknown: ReactNode;
}

const Box = styled('div', { base: { _focusVisible: { outline: '[none]' } } });

/** Fetches a product; renders the request's state until then. */
export function FetchedProduct({ product, unknown, children, renderLoading, patienceMs }: FetchedProductProps) {
  const { unreachable } = useCopy(sharingCopy);
  const [state, retry] = useSharedProduct(product);
  const box = useRef<HTMLDivElement>(null);
  useProductHead(state.view === 'ready' ? state.data : null);

  const shown = (
    <QueryState
      state={state}
      loading={renderLoading(<SlowLoadingText patienceMs={patienceMs} />)}
      empty={unknown}
      errorTexts={unreachable}
      level={1}
      focusOnRetry={box}
      onRetry={retry}
    >
      {({ medicine }) => children(medicine)}
    </QueryState>
  );
  return (
    <Box ref={box} tabIndex={-1} aria-busy={state.view === 'loading'}>
      {state.view === 'failed' ? <Container>{shown}</Container> : shown}
    </Box>
  );
}

import { Container, styled } from '@niramaya/ui/styled';
import { sharingCopy, type SelectedMedicine } from '@niramaya/contract';
import { useSharedProduct, type ApiError } from '@niramaya/data-access';
import { ErrorState, Illustration, useCopy } from '@niramaya/ui';
import { useRef, type ReactNode } from 'react';
import { useProductHead } from './useProductHead';
import { WaitLine } from './WaitLine';

export interface FetchedProductProps {
  /** Its id or its title. */
  readonly product: number | string;
  /** Renders the product after it has loaded. */
  readonly children: (medicine: SelectedMedicine) => ReactNode;
  /** Renders the skeleton of the product, with a line for the loading text. */
  readonly room: (line: ReactNode) => ReactNode;
  /** The time in ms after which the slow-loading message shows. */
  readonly patienceMs: number;
  /** Rendered where the API does not have this product. */
  readonly unknown: ReactNode;
}

const Box = styled('div', { base: { _focusVisible: { outline: '[none]' } } });

/** Fetches a product by its id or title and renders every state of the request. */
export function FetchedProduct({ product, unknown, children, room, patienceMs }: FetchedProductProps) {
  const [state, retry] = useSharedProduct(product);
  const box = useRef<HTMLDivElement>(null);
  useProductHead(state.view === 'ready' ? state.data : null);

  const tryAgain = () => {
    // The clicked button disappears, so the focus moves to the box that shows the response.
    box.current?.focus({ preventScroll: true });
    retry();
  };

  return (
    <Box ref={box} tabIndex={-1} aria-busy={state.view === 'loading'}>
      {state.view === 'loading' && room(<WaitLine patienceMs={patienceMs} />)}
      {state.view === 'failed' && <Unreachable error={state.error} onRetry={tryAgain} />}
      {state.view === 'empty' && unknown}
      {state.view === 'ready' && children(state.data.medicine)}
    </Box>
  );
}

function Unreachable({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const { unreachable } = useCopy(sharingCopy);
  const { kind, requestId } = error;
  const isOffline = kind === 'offline';
  const reasons = [unreachable.text, ...(requestId ? [unreachable.reference(requestId)] : [])];
  return (
    <Container>
      <ErrorState
        illustration={<Illustration name={isOffline ? 'offline' : 'error'} />}
        title={unreachable.title}
        message={unreachable.message}
        text={isOffline ? unreachable.offline : reasons.join(' ')}
        retryLabel={unreachable.retry}
        onRetry={onRetry}
        level={1}
      />
    </Container>
  );
}

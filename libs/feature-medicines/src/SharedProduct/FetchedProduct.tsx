import { chakra } from '@niramaya/ui/chakra';
import { sharingCopy } from '@niramaya/contract';
import { useSharedProduct, type ApiError } from '@niramaya/data-access';
import { Container, ErrorState, Illustration, useCopy } from '@niramaya/ui';
import { useRef, type ReactNode } from 'react';
import type { SharedProductProps } from './SharedProduct';
import { useProductHead } from './useProductHead';
import { WaitLine } from './WaitLine';

interface FetchedProductProps extends Required<Pick<SharedProductProps, 'children' | 'room' | 'patienceMs'>> {
  readonly id: number;
  /** Stands where the API knows no product of this number. */
  readonly unknown: ReactNode;
}

const Box = chakra('div', { base: { _focusVisible: { outline: 'none' } } });

/** A product by its number, in every state of the call. */
export function FetchedProduct({ id, unknown, children, room, patienceMs }: FetchedProductProps) {
  const [state, retry] = useSharedProduct(id);
  const box = useRef<HTMLDivElement>(null);
  useProductHead(id, state.view === 'ready' ? state.data.title : null);

  const tryAgain = () => {
    // The pressed button goes; the focus stays with what it brings.
    box.current?.focus({ preventScroll: true });
    retry();
  };

  return (
    <Box ref={box} tabIndex={-1} aria-busy={state.view === 'loading'}>
      {state.view === 'loading' && room(<WaitLine patienceMs={patienceMs} />)}
      {state.view === 'failed' && <Unreachable error={state.error} onRetry={tryAgain} />}
      {state.view === 'empty' && unknown}
      {state.view === 'ready' && children(state.data)}
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

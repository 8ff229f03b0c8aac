import type { ReactNode, RefObject } from 'react';
import { Illustration } from '../art/Illustration/Illustration';
import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState';

export type QueryView<Data> =
  | { readonly view: 'loading' | 'empty' }
  | { readonly view: 'failed'; readonly error: { readonly kind: string; readonly requestId: string | null } }
  | { readonly view: 'ready'; readonly data: Data };

export interface QueryErrorTexts extends Pick<ErrorStateProps, 'message' | 'title' | 'text'> {
  /** Replaces `text` without a network. */
  offline?: string;
  reference?: (requestId: string) => string;
  retry: string;
}

interface QueryErrorProps extends Pick<ErrorStateProps, 'level' | 'onRetry'> {
  errorTexts: QueryErrorTexts;
  /** @default false */
  retrying?: boolean;
  /** Gets the focus, because the button disappears. */
  focusOnRetry?: RefObject<HTMLElement | null>;
  /** In px; 0 for none. @default 240 */
  illustrationSize?: number;
}

export interface QueryStateProps<Data> extends QueryErrorProps {
  state: QueryView<Data>;
  loading: ReactNode;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query in its current state. */
export function QueryState<Data>({ state, loading, empty, children, ...errorProps }: QueryStateProps<Data>) {
  // Separate positions: React must not reuse the elements.
  return (
    <>
      {state.view === 'loading' && loading}
      {state.view === 'empty' && empty}
      {state.view === 'failed' && <QueryError {...state.error} {...errorProps} />}
      {state.view === 'ready' && children(state.data)}
    </>
  );
}

function QueryError({
  kind,
  requestId,
  errorTexts,
  retrying,
  onRetry,
  focusOnRetry,
  illustrationSize = 240,
  level,
}: QueryErrorProps & { kind: string; requestId: string | null }) {
  const { message, title, text, offline = text, reference, retry } = errorTexts;
  const isOffline = kind === 'offline';
  const details = [text, requestId && reference?.(requestId)].filter(Boolean).join(' ');
  return (
    <ErrorState
      level={level}
      illustration={
        illustrationSize > 0 && <Illustration name={isOffline ? 'offline' : 'error'} size={illustrationSize} />
      }
      message={message}
      title={title}
      text={isOffline ? offline : details}
      retryLabel={retry}
      busy={retrying}
      onRetry={() => {
        focusOnRetry?.current?.focus({ preventScroll: true });
        onRetry();
      }}
    />
  );
}

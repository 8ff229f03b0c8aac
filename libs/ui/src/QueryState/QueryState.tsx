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

export interface QueryStateProps<Data> extends Pick<ErrorStateProps, 'level' | 'onRetry'> {
  state: QueryView<Data>;
  loading: ReactNode;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
  errorTexts: QueryErrorTexts;
  /** The Retry button disappears. */
  focusOnRetry?: RefObject<HTMLElement | null>;
  /** In px; 0 for none. @default 240 */
  illustrationSize?: number;
}

/** Renders a query in its current state. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { state, loading, empty, children, level, onRetry, focusOnRetry, illustrationSize = 240 } = props;
  const { message, title, text, offline = text, reference, retry } = props.errorTexts;
  const error = state.view === 'failed' ? state.error : undefined;
  const isOffline = error?.kind === 'offline';
  const details = [text, error?.requestId && reference?.(error.requestId)].filter(Boolean).join(' ');
  // Separate positions: React must not reuse the elements.
  return (
    <>
      {state.view === 'loading' && loading}
      {state.view === 'empty' && empty}
      {error && (
        <ErrorState
          level={level}
          illustration={
            illustrationSize > 0 && <Illustration name={isOffline ? 'offline' : 'error'} size={illustrationSize} />
          }
          message={message}
          title={title}
          text={isOffline ? offline : details}
          retryLabel={retry}
          onRetry={() => {
            focusOnRetry?.current?.focus({ preventScroll: true });
            onRetry();
          }}
        />
      )}
      {state.view === 'ready' && children(state.data)}
    </>
  );
}

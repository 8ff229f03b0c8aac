import type { ReactNode, RefObject } from 'react';
import { Illustration } from '../art/Illustration/Illustration';
import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState';

/** The state of a query, as `viewState` of `@niramaya/data-access` returns it. */
export type QueryView<Data> =
  | { readonly view: 'loading' | 'empty' }
  | { readonly view: 'failed'; readonly error: { readonly kind: string; readonly requestId: string | null } }
  | { readonly view: 'ready'; readonly data: Data };

/** The texts of a failed query. */
export interface QueryErrorTexts extends Pick<ErrorStateProps, 'message' | 'title' | 'text'> {
  /** Replaces `text` if the kind of the error is 'offline'. */
  offline?: string;
  /** Returns the sentence with the request id, which follows `text`. Without it, the id does not show. */
  reference?: (requestId: string) => string;
  /** The text of the Retry button. */
  retry: string;
}

interface QueryErrorProps extends Pick<ErrorStateProps, 'level' | 'onRetry'> {
  errorTexts: QueryErrorTexts;
  /** The retry is in progress, and the error stays visible. @default false */
  retrying?: boolean;
  /** The element that gets the focus on a retry, because the clicked button disappears. */
  focusOnRetry?: RefObject<HTMLElement | null>;
  /** The width in px of the illustration above the error. With 0 there is none. @default 240 */
  illustrationSize?: number;
}

export interface QueryStateProps<Data> extends QueryErrorProps {
  state: QueryView<Data>;
  /** Rendered until there is a response: skeletons, or a loading text. */
  loading: ReactNode;
  /** Rendered if the response is empty. */
  empty: ReactNode;
  /** Renders the data. */
  children: (data: Data) => ReactNode;
}

/** Renders a query in its current state: loading, empty, failed or offline with a Retry button, or its data. */
export function QueryState<Data>({ state, loading, empty, children, ...errorProps }: QueryStateProps<Data>) {
  // Each state has its own position, so that React does not reuse the elements of the previous one.
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

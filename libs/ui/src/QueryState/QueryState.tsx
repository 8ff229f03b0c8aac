import { RotateCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Illustration } from '../art/Illustration/Illustration';
import { Button } from '../Button/Button';
import { StatePanel, type EmptyStateProps } from '../EmptyState/EmptyState';

/** The states of a request. `viewState` of `@niramaya/data-access` derives them from a query of RTK Query. */
export type QueryView<Data> =
  | {
      /** `loading`: the first response is awaited. `empty`: the response has no items. */
      readonly view: 'loading' | 'empty';
    }
  | {
      readonly view: 'failed';
      /** The reason of the failure. */
      readonly error: {
        /** `offline`: no response came. `server`: the response was an error. */
        readonly kind: 'offline' | 'server';
        /** The id under which the server has logged the failure, or null if it did not answer. */
        readonly requestId: string | null;
      };
    }
  | {
      readonly view: 'ready';
      /** The data of the response, for `children` of `QueryState`. */
      readonly data: Data;
    };

/**
 * The texts of a failure. From top to bottom they are `title` (a heading), `message`, `text` and the button `retry`.
 */
export interface QueryErrorTexts extends Partial<Pick<EmptyStateProps, 'title' | 'text'>> {
  /** The short message. A screen reader announces it at once. */
  message: string;
  /** Replaces `text` after a failure of the kind `offline`. By default `text` stays. */
  offline?: string;
  /**
   * Returns the sentence that names the request for customer service. It follows `text` after a failure of the kind
   * `server` that has a `requestId`.
   */
  reference?: (requestId: string) => string;
  /** The text of the button that repeats the request. */
  retry: string;
}

/** The props of `QueryState`. `level` is the level of the heading of a failure. */
export interface QueryStateProps<Data> extends Pick<EmptyStateProps, 'level'> {
  /** The state of the request. */
  state: QueryView<Data>;
  /** Rendered while the first response is awaited, such as skeletons with a `LoadingText`. */
  loading: ReactNode;
  /** Rendered for a response without items, usually an `EmptyState`. */
  empty: ReactNode;
  /** Renders the data of the response. */
  children: (data: Data) => ReactNode;
  /** The texts of a failure. */
  errorTexts: QueryErrorTexts;
  /** Repeats the request. */
  onRetry: () => void;
  /**
   * The element that gets the focus on a retry, because the clicked button disappears. An element that cannot be
   * focused by itself needs a `tabIndex`. Without this prop the focus goes to the document.
   */
  focusOnRetry?: RefObject<HTMLElement | null>;
  /** The width of the picture of a failure, in px; 0 shows none. @default 240 */
  illustrationSize?: number;
}

/**
 * `QueryState` is for content that a request fetches: it renders the loading, failed, empty or ready state. A failed
 * action that leaves the screen as it was needs a toast only.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { state, loading, empty, children, level, onRetry, focusOnRetry, illustrationSize = 240 } = props;
  const { message, title, text, offline = text, reference, retry } = props.errorTexts;
  const error = state.view === 'failed' ? state.error : undefined;
  const isOffline = error?.kind === 'offline';
  const details = [text, error?.requestId && reference?.(error.requestId)].filter(Boolean).join(' ');
  // Each state has a position of its own below the fragment. In one shared position React would reuse the elements of
  // one state, and their focus, for the next.
  return (
    <>
      {state.view === 'loading' && loading}
      {state.view === 'empty' && empty}
      {error && (
        <StatePanel
          level={level}
          illustration={
            illustrationSize > 0 && <Illustration name={isOffline ? 'offline' : 'error'} size={illustrationSize} />
          }
          message={message}
          title={title}
          text={isOffline ? offline : details}
          action={
            <Button
              variant="outline"
              startIcon={<RotateCw aria-hidden />}
              onClick={() => {
                focusOnRetry?.current?.focus({ preventScroll: true });
                onRetry();
              }}
            >
              {retry}
            </Button>
          }
        />
      )}
      {state.view === 'ready' && children(state.data)}
    </>
  );
}

import { RotateCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Illustration } from '../art/Illustration/Illustration';
import { Button } from '../Button/Button';
import { StatePanel, type EmptyStateProps } from '../EmptyState/EmptyState';

export type QueryView<Data> =
  | { readonly view: 'loading' | 'empty' }
  | { readonly view: 'failed'; readonly error: { readonly kind: string; readonly requestId: string | null } }
  | { readonly view: 'ready'; readonly data: Data };

export interface QueryErrorTexts extends Partial<Pick<EmptyStateProps, 'title' | 'text'>> {
  /** Announced at once. */
  message: string;
  /** Replaces `text` without a network. */
  offline?: string;
  reference?: (requestId: string) => string;
  retry: string;
}

export interface QueryStateProps<Data> extends Pick<EmptyStateProps, 'level'> {
  state: QueryView<Data>;
  loading: ReactNode;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
  errorTexts: QueryErrorTexts;
  onRetry: () => void;
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

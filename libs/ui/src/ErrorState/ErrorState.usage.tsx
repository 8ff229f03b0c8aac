import { ErrorState, Illustration } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [busy, setBusy] = useState(false);
  return (
    <ErrorState
      illustration={<Illustration name="error" />}
      title="The medicines did not load"
      message="The shop did not answer."
      retryLabel="Try again"
      busy={busy}
      onRetry={() => setBusy(true)}
    />
  );
}

import { UiLink } from '@niramaya/ui';

export const Example = () => (
  <p>
    Not sure? <UiLink href="/consult">Ask a doctor</UiLink> first.
  </p>
);

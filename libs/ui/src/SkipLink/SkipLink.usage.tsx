import { SkipLink } from '@niramaya/ui';

export const Example = () => (
  <>
    <SkipLink href="#content">Skip to content</SkipLink>
    <main id="content" tabIndex={-1}>
      Press Tab to see the link.
    </main>
  </>
);

import { Button, EmptyState, Illustration } from '@niramaya/ui';

export const Example = () => (
  <EmptyState
    illustration={<Illustration name="emptyCart" />}
    title="Your cart is empty"
    text="What you add stays here until you pay."
    action={<Button href="/medicines">See all medicines</Button>}
  />
);

import { ActionBar, Button, Container } from '@niramaya/ui';

export const Example = () => (
  <Container>
    <p>Two products, 360 rupees.</p>
    <ActionBar
      label="Total"
      totalRupees={360}
      action={
        <Button size="lg" href="/payment">
          Proceed
        </Button>
      }
    />
  </Container>
);

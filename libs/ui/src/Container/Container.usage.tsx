import { Container } from '@niramaya/ui';

export const Example = () => (
  <Container>
    <h1>Medicines</h1>
    <p>As wide as the page may be, with its margins.</p>
  </Container>
);

import { Section } from '@niramaya/ui';

export const Example = () => (
  <Section title="Shop by concern" description="Chosen by our pharmacists.">
    <p>Nine concerns, from the heart to the skin.</p>
  </Section>
);

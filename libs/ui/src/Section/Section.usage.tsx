import { Section, UiLink } from '@niramaya/ui';

export const Example = () => (
  <Section
    title="Shop by concern"
    description="Chosen by our pharmacists."
    action={<UiLink href="/medicines">See all</UiLink>}
  >
    <p>Nine concerns, from the heart to the skin.</p>
  </Section>
);

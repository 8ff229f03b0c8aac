import { Accordion } from '@niramaya/ui';

export const Example = () => (
  <Accordion
    items={[
      { id: 'delivery', title: 'When will it arrive?', content: 'Within two days in most cities.', defaultOpen: true },
      { id: 'returns', title: 'Can I send it back?', content: 'Sealed packs, within seven days.' },
    ]}
  />
);

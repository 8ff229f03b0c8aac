import { TopBrandCard } from '@niramaya/ui';

export const Example = () => (
  <div style={{ width: 280 }}>
    <TopBrandCard
      brand={{ img: '/pictures/brand-neemila.svg', name: 'Neemila', description: 'Neem care for clear, calm skin' }}
      href="/medicines"
    />
  </div>
);

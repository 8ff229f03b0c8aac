import { BrandTile, featuredBrands } from '@niramaya/ui';

export const Example = () => (
  <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 150px)', gap: 16, listStyle: 'none' }}>
    {featuredBrands.slice(0, 3).map(({ name, img }) => (
      <li key={name}>
        <BrandTile name={name} img={img} href="/medicines" />
      </li>
    ))}
  </ul>
);

import { ProductPicture } from '@niramaya/ui';

export const Example = () => (
  <div style={{ width: 240, height: 240 }}>
    <ProductPicture src="/pictures/1.svg" alt="Calmag D3 500 mg Tablet, Strip of 15" />
  </div>
);

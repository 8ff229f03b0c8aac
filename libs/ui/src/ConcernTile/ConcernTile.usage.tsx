import { ConcernTile } from '@niramaya/ui';

export const Example = () => (
  <div style={{ width: 150 }}>
    <ConcernTile name="Cardiac Care" img="Cardiac Care" href="/medicines" />
  </div>
);

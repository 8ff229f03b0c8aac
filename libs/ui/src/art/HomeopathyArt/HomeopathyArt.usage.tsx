import { HomeopathyArt } from '@niramaya/ui';

export const Example = () => <HomeopathyArt name="Allium Cepa 30 CH" />;

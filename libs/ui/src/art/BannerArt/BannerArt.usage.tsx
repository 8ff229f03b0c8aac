import { BannerArt } from '@niramaya/ui';

export const Example = () => <BannerArt index={0} eager />;

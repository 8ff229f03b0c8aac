import { BrandMark } from '@niramaya/ui';

export const Example = () => <BrandMark name="Neemila" size={64} />;

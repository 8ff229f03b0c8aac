import { CategoryIcon } from '@niramaya/ui';

export const Example = () => <CategoryIcon name="vitamins" size={64} />;

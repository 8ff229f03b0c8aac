import { Rating } from '@niramaya/ui';

export const Example = () => <Rating value={4.25} label="out of 5" />;

import { LoadingText } from '@niramaya/ui';

export const Example = () => <LoadingText>Loading your orders…</LoadingText>;

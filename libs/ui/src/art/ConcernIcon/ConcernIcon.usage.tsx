import { ConcernIcon } from '@niramaya/ui';

export const Example = () => <ConcernIcon name="Cardiac Care" label="Cardiac care" size={64} />;

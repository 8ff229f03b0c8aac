import { ConcernArt } from '@niramaya/ui';

export const Example = () => <ConcernArt name="Cardiac Care" size={144} />;

import { EssentialArt } from '@niramaya/ui';

export const Example = () => <EssentialArt name="oximeter" size={64} />;

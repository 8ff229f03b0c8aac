import { CheckupArt } from '@niramaya/ui';

export const Example = () => <CheckupArt name="heart" size={160} />;

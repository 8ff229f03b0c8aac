import { Illustration } from '@niramaya/ui';

export const Example = () => <Illustration name="emptyCart" size={240} />;

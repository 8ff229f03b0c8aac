import { Logo } from '@niramaya/ui';

export const Example = () => <Logo withName size={40} />;

import { ServiceIcon } from '@niramaya/ui';

export const Example = () => <ServiceIcon name="delivery" size={64} />;

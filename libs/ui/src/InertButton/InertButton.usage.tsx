import { InertButton } from '@niramaya/ui';

export const Example = () => <InertButton note="Not available in this demo">Join us</InertButton>;

import { Menu, toast } from '@niramaya/ui';
import { CircleUser } from 'lucide-react';

export const Example = () => (
  <Menu
    label="Account"
    icon={<CircleUser aria-hidden />}
    items={[
      { id: 'offers', label: 'Offers', href: '/offers' },
      { id: 'logout', label: 'Log out', onSelect: () => toast.success('Logged out') },
    ]}
  />
);

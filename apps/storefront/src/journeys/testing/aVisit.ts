import { toast } from '@niramaya/ui';

/** How stories of the whole shop begin and end: on a desktop, with a signed-in shopper. */
export const aVisit = {
  globals: { viewport: { value: 'w1280' } },
  beforeEach: () => localStorage.setItem('validkey', 'Meera Iyer'),
  // Whether a message is still there when the story ends depends on the speed of the machine.
  afterEach: () => toast.dismissAll(),
};

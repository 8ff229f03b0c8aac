import { toast } from '@niramaya/ui';

export const aJourney = {
  globals: { viewport: { value: 'w1280' } },
  beforeEach: () => localStorage.setItem('validkey', 'Meera Iyer'),
  // On a slow machine, a toast may remain.
  afterEach: () => toast.dismissAll(),
};

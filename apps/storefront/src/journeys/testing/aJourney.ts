import { allReady } from '@niramaya/fixtures/msw';
import { toast } from '@niramaya/ui';
import { Shop } from '../../app/Shop';

/** The shop with the responses of the fixtures, for a signed-in shopper. */
export const aJourney = {
  component: Shop,
  globals: { viewport: { value: 'w1280' } },
  parameters: { layout: 'fullscreen', msw: { handlers: allReady() } },
  beforeEach: () => localStorage.setItem('validkey', 'Meera Iyer'),
  // On a slow machine, a toast may remain.
  afterEach: () => toast.dismissAll(),
};

import { allReady } from '@niramaya/fixtures/msw';
import { toast } from '@niramaya/ui';
import { Shop } from '../../app/Shop';

/** The shop with the responses of the fixtures, for a signed-in shopper. */
export const aJourney = {
  component: Shop,
  globals: { viewport: { value: 'w1280' } },
  parameters: { layout: 'fullscreen', msw: { handlers: allReady() } },
  // The key `validkey` has the name of the shopper who is signed in. The requirements fix it (STORAGE-01).
  beforeEach: () => localStorage.setItem('validkey', 'Meera Iyer'),
  // On a slow machine, a toast of this story may still be there when the next story begins.
  afterEach: () => toast.dismissAll(),
};

import type { Rolldown } from 'vite';

const consult = /feature-consult|consult-|SpecialityIcon|Stepper/;
const auth = /feature-auth|PasswordField|copy.auth/;
/** What is kept for the shopper: asked for by panels, and by the few screens that show a piece of it. */
const kept = /ProductShelf|ProductLine|copy.(shelf|orders)|orders.orders|contract.src.order\b|device|price-changes/;
/** A product by its link: for those who share one, and those who open it. */
const link = /copy.sharing|product-link/;
const overlay = /ui.src.(overlay|Dialog|Drawer|Accordion)/;
const carousel = /ui.src.Carousel/;
const home = /feature-home|TopBrand|copy.home/;

/**
 * Which modules travel together. A page needs the shell, what several screens share, and its own screen: three or four
 * files, where splitting by module made fourteen. Each request costs a slow network more than the few bytes it would
 * spare, and one large file compresses better than many small ones.
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'shell', tags: ['$initial'], priority: 3 },
    {
      name: 'shared',
      test: (id) => ![consult, auth, home, overlay, carousel, kept, link].some((kind) => kind.test(id)),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'consult', test: consult, minShareCount: 2, priority: 1 },
    { name: 'auth', test: auth, minShareCount: 2, priority: 1 },
    { name: 'kept', test: kept, minShareCount: 2, priority: 1 },
    { name: 'link', test: link, minShareCount: 2, priority: 1 },
    { name: 'carousel', test: carousel, minShareCount: 2, priority: 1 },
    { name: 'home', test: home, minShareCount: 2, priority: 1 },
    { name: 'overlay', test: overlay, minShareCount: 2, priority: 1 },
  ],
};

import type { Rolldown } from 'vite';

/** Drawings of the screens and the footer; the bar above them has its own. */
const glyphs = [/art.glyph/, /art.ServiceIcon/, /art.CategoryIcon/];
/**
 * What several screens of one kind have in common, by the name of its file. What others are made of stands before them:
 * the first kind takes along what it imports. Each pattern finds a module, or a test fails.
 */
const kinds = {
  /** The care plan and the payment, which are the last two steps of a consultation. */
  choices: [/RadioCardGroup/, /ui.src.Stepper/, /consult-steps/, /consult-state/],
  notices: [/NoticeCard/, /KeptNotice/, /copy.kept\b/, /copy.offline\b/],
  consult: [/feature-consult/, /consult-/, /SpecialityIcon/],
  auth: [/feature-auth/, /PasswordField/, /copy.auth/, /icons.eye/],
  /** What a product has in a list and on its own screen. */
  product: [
    /ui.src.Rating/,
    /ProductCard.parts/,
    /SaveButton/,
    /copy.medicines/,
    /copy.shelf/,
    /shelf.shelf/,
    /useAddToCart/,
    /InCartLink/,
    /LazyCartStepper/,
    /unit-price/,
  ],
  /** What is kept for the shopper: asked for by panels, and by the few screens that show a piece of it. */
  kept: [/ProductShelf/, /ProductLine/, /device/, /price-changes/],
  /** Orders, which the payment writes and panels read: it shows no product. */
  orders: [/copy.orders/, /orders.orders/, /contract.src.order\b/, /storage.unreadable/],
  /** What is bought again, and what is saved as a file: asked for by panels alone. */
  refill: [/data-access.src.refill/, /contract.src.refill/, /indian-day/, /feature-shell.src.download/],
  /** The next step, in reach: of the cart and the payment alone. */
  bar: [/ActionBar/],
  /** What a product looks like in a list, and what can be done with it there. */
  products: [/ProductCard/, /ProductGrid/, /ListingCard/, /AddToCartButton/, /CompareButton/],
  /** The words of what is kept on the device: for the panel that lists it, and for each of its cards. */
  data: [/copy.my-data/],
  /** What words mean in a search: for the list of the field, and for a search that has found nothing. */
  search: [/contract.src.search/],
  /** A product by its link: for those who share one, and those who open it. */
  link: [/copy.sharing/, /product-link/],
  carousel: [/ui.src.Carousel/],
  home: [/feature-home/, /TopBrand/, /copy.home/],
  accordion: [/ui.src.Accordion/],
  motion: [/ui.src.motion/, /node_modules.framer-motion/, /node_modules.motion-/],
  /** Chakra's own components with what they stand on: for what opens on demand. */
  overlay: [
    /ui.src.overlay/,
    /ui.src.Dialog/,
    /ui.src.Drawer/,
    /chakraSystem/,
    /node_modules.@chakra-ui/,
    /node_modules.@ark-ui/,
    /node_modules.@zag-js/,
    /node_modules.@emotion/,
  ],
};

/** @forTests All patterns: each of them still finds a module. */
export const patterns: readonly RegExp[] = [glyphs, ...Object.values(kinds)].flat();

const isOf = (kind: readonly RegExp[]) => (id: string) => kind.some((pattern) => pattern.test(id));

/**
 * Which modules travel together. A page needs the shell, what several screens share, and its own screen: three to six
 * files, where splitting by module made fourteen. Each request costs a slow network more than the few bytes it would
 * spare, and one large file compresses better than many small ones.
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'shell', tags: ['$initial'], priority: 4 },
    { name: 'glyphs', test: isOf(glyphs), minShareCount: 2, priority: 3 },
    {
      name: 'shared',
      test: (id) => !isOf(Object.values(kinds).flat())(id),
      minShareCount: 2,
      priority: 2,
    },
    ...Object.entries(kinds).map(([name, kind]) => ({ name, test: isOf(kind), minShareCount: 2, priority: 1 })),
  ],
};

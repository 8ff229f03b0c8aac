import type { Rolldown } from 'vite';

/** Drawings of the screens and the footer. The bar above them has its own. */
const glyphs = [/art.glyph/, /art.ServiceIcon/, /art.CategoryIcon/];
/**
 * Modules that several screens of one kind share, by the name of their file. Kinds that others are made of come first,
 * because the first kind takes along what it imports. Each pattern finds a module, or a test fails.
 */
const kinds = {
  /** The code of IndexedDB, which Firebase needs without our panels. */
  idb: [/node_modules.idb/],
  /** The care plan and the payment, which are the last two steps of a consultation. */
  choices: [/RadioCardGroup/, /ui.src.Stepper/, /consult-steps/, /consult-state/],
  notices: [/NoticeCard/, /KeptNotice/, /copy.kept\b/, /copy.offline\b/],
  consult: [/feature-consult/, /consult-/, /SpecialityIcon/],
  auth: [/feature-auth/, /PasswordField/, /copy.auth/, /icons.eye/],
  /** What a product shows in a list and on its own screen. */
  product: [
    /ui.src.Rating/,
    /SaveButton/,
    /copy.medicines/,
    /copy.shelf/,
    /shelf.shelf/,
    /useAddToCart/,
    /InCartLink/,
    /LazyCartStepper/,
    /unit-price/,
  ],
  /** What is stored for the shopper. Panels request it, and so do the few screens that show a part of it. */
  kept: [/ProductShelf/, /ProductLine/, /device/, /price-changes/, /useToday/],
  /** Orders, which the payment writes and panels read. The payment shows no product. */
  orders: [/copy.orders/, /orders.orders/, /contract.src.order\b/],
  /** What is bought again, and what is saved as a file. Only panels request it. */
  refill: [
    /data-access.src.refill/,
    /contract.src.refill/,
    /copy.refill/,
    /bought-again/,
    /UnreadableNotice/,
    /indian-day/,
    /feature-shell.src.download/,
  ],
  /** Prescriptions, which panels and receipts read. */
  prescriptions: [
    /data-access.src.prescriptions/,
    /contract.src.prescription\b/,
    /copy.prescriptions/,
    /MyDataPanel.Confirm/,
    /PrescriptionsPanel.(Add|Prescription(Form|Picture)|Problem)/,
    /icons.camera/,
    /icons.image-plus/,
  ],
  /** How a product looks in a list, and what a shopper can do with it there. */
  products: [/ProductCard/, /ProductGrid/, /ListingCard/, /AddToCartButton/, /CompareButton/],
  /** The texts about the data on the device, for the panel that lists it and for each of its cards. */
  data: [/copy.my-data/],
  /** What words mean in a search: for the list of the field, and for a search without results. */
  search: [/contract.src.search/],
  /** A product by its link: for shoppers who share one, and shoppers who open it. */
  link: [/copy.sharing/, /product-link/],
  carousel: [/ui.src.Carousel/],
  home: [/feature-home/, /TopBrand/, /copy.home/],
  accordion: [/ui.src.Accordion/],
  motion: [/ui.src.motion/, /node_modules.framer-motion/, /node_modules.motion-/],
  /** The modules that Chakra's dialog and toaster share. */
  overlay: [
    /ui.src.theme.(tokens|colors)\b/,
    /chakraSystem/,
    /node_modules.@chakra-ui(?!.*components.(dialog|drawer))/,
    /node_modules.@ark-ui(?!.*components.(dialog|presence))/,
    /node_modules.@zag-js.(?!dialog|focus-trap|remove-scroll|aria-hidden|presence)/,
    /node_modules.@emotion/,
    /node_modules.stylis/,
    /node_modules.@pandacss/,
  ],
  /** Chakra's dialog and drawer. The menu and the panels use the rest, and each of them opens over the page. */
  dialog: [
    /ui.src.overlay/,
    /ui.src.Dialog/,
    /ui.src.Drawer/,
    /node_modules.@chakra-ui/,
    /node_modules.@ark-ui/,
    /node_modules.@zag-js/,
    /icons.scroll-text/,
    /copy.panels/,
  ],
};

/** @forTests All patterns, to check that each of them still finds a module. */
export const patterns: readonly RegExp[] = [glyphs, ...Object.values(kinds)].flat();

const isOf = (kind: readonly RegExp[]) => (id: string) => kind.some((pattern) => pattern.test(id));

/**
 * Decides which modules share a file. A page needs the shell, what several screens share, and its own screen. These are
 * three to six files; splitting by module made fourteen. On a slow network, each request costs more than the few bytes
 * that it would save. One large file also compresses better than many small ones.
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

import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkFiles } from './build/chunk-files.ts';
import { compileHint } from './build/compile-hint.ts';
import { languageConditions } from './build/language.ts';
import { documentHead } from './document-head.ts';

// The patterns below match parts of the paths of modules. A dot matches the separator, which is a backslash on Windows.

const chakra =
  /node_modules.(@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|@pandacss)|libs.ui.src.(Dialog|Drawer|overlay|theme)/;

const consultation =
  /libs.(feature-consult|contract.src.rules.consultation|data-access.src.(consult.consult-storage|plan)|copy.src.\w+.consult(?!-summary)|ui.src.Stepper|ui.styled-system.recipes.stepper)/;

const signIn = /libs.(feature-auth|copy.src.\w+.auth|ui.src.PasswordField)|lucide-react.+eye(-off)?\.mjs/;

const orders =
  /libs.(data-access.src.(orders(?!.paid-lines)|consult.paid-consultations|storage.persistence)|contract.src.(rules|schemas).(order|recent-order|plan)|copy.src.\w+.(orders|consult-summary|add-number)|feature-payment.src.AddNumber)/;

const records =
  /node_modules.idb|libs.(data-access.src.(prescriptions|refill|my-data|storage.in-time)|contract.src.(rules|schemas).(prescription|refill))/;

const paidLines =
  /(copy.src.\w+|contract.src.rules|data-access.src.orders).paid-lines|feature-payment.src.(PaidLines|cancelIfDoubleClick)/;

const medicines =
  /libs.(feature-medicines.src.(?!CartFooter|PricesNotice|useToday)|data-access.src.product.(compared|saved|facts)|contract.src.rules.(unit-price|catalogue)|copy.src.\w+.(medicines|cart-stepper|product-lists)|ui.src.(art.CategoryIcon|ProductCard))|lucide-react.+(stethoscope)\.mjs/;

/** What the panels of saved and of compared products share, and no screen needs. */
const productPanels = /libs.(feature-medicines.src.(CartFooter|PricesNotice|useToday)|copy.src.\w+.saved)/;

/** What several panels share. Of the screens only the confirmation of an order needs a part of it. */
const panelParts = /libs.(feature-account.src.(StorageNotice|PanelCard)|copy.src.\w+.storage-notice|ui.src.EmptyPanel)/;

/** What a purchase needs in the cart and after it. */
const purchase = /libs.(data-access.src.cart.todays-prices|copy.src.\w+.delivery\.ts)/;

/**
 * The texts about everyday words of a search, and about what the shop does not sell. The search box of the header loads
 * them with the first search, and boxes of the listing when a search names such a word.
 */
const searchHelp = /libs.copy.src.\w+.(search-help|not-sold)/;

/**
 * This pattern matches two small hooks. They have a file of their own, because the screens of a sign-in need nothing
 * else of `shared`.
 */
const forms = /libs.ui.src.internal.use(CheckedForm|IsMounted)/;

/** Parts with a file of their own, although several screens, panels and dialogs share them. */
const parts = [
  consultation,
  signIn,
  orders,
  records,
  paidLines,
  medicines,
  productPanels,
  panelParts,
  purchase,
  searchHelp,
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), documentHead(), chunkFiles(), compileHint()],
  resolve: { conditions: [...languageConditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...languageConditions, ...defaultServerConditions] } },
  build: {
    target: browserslistToEsbuild(),
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Rolldown names a chunk of `chakra` after the chunks that use it too: 'chakra~ListingSheet~OpenPanel'.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // `$initial` is Rolldown's tag for the modules that the entry needs, so each page loads this chunk.
            { name: 'shell', tags: ['$initial'], priority: 3 },
            { name: 'forms', test: forms, priority: 3 },
            {
              name: 'chakra',
              test: chakra,
              minShareCount: 2,
              // Modules with the same users are one chunk, so that a dialog loads no part of Chakra that only others
              // need.
              entriesAware: true,
              priority: 2,
            },
            // The modules of `parts` are in chunks of their own, so that a page loads only those that it needs. Those
            // chunks have a lower priority than this one, because a group takes the dependencies of its modules along.
            {
              name: 'shared',
              test: (id) => !parts.some((part) => part.test(id)),
              minShareCount: 3,
              priority: 1,
            },
            { name: 'consultation', test: consultation, minShareCount: 3, priority: 0 },
            // This chunk has the forms of sign-in and sign-up, and the deletion of an account. No other page loads it.
            { name: 'signIn', test: signIn, minShareCount: 2, priority: 0 },
            // This chunk has the stored orders. The payment, the confirmation after it, the care plan, and panels that
            // a tap opens load it, and the cart of a browser that has orders.
            { name: 'orders', test: orders, minShareCount: 2, priority: 0 },
            // This chunk has the prescriptions, the refills and the data of a shopper, which only panels
            // that a tap opens need.
            { name: 'records', test: records, minShareCount: 2, priority: 0 },
            // This chunk has the notice about paid products and the mark at a line of the cart. The payment loads it,
            // and for a browser that has orders the care plan and the cart.
            { name: 'paidLines', test: paidLines, minShareCount: 2, priority: 0 },
            // This chunk has the cards of the listing and of a product. Panels that a tap opens load it too.
            { name: 'medicines', test: medicines, minShareCount: 2, priority: 0 },
            // This chunk has three components with less than 1 kB each, today's prices and the texts of a delivery. The
            // payment loads all of them, the cart most, and further requests would cost more than their bytes.
            {
              name: 'choices',
              test: (id) => /libs.ui.src.(ActionBar|CheckboxField|RadioCardGroup)/.test(id) || purchase.test(id),
              minShareCount: 2,
              priority: 0,
            },
            // No screen needs these three chunks at first. Panels that a tap opens load the first two, and a search loads
            // the third. The cart loads today's prices, which these panels have too, so `choices` is above them.
            { name: 'productPanels', test: productPanels, minShareCount: 2, priority: 0 },
            { name: 'panelParts', test: panelParts, minShareCount: 2, priority: 0 },
            { name: 'searchHelp', test: searchHelp, minShareCount: 2, priority: 0 },
          ],
        },
      },
      treeshake: {
        // Property reads count as free of side effects. Otherwise unused ones in lucide-react would add 0.2 kB.
        propertyReadSideEffects: false,
        // Emotion imports these two packages for themed components, which the shop does not use.
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
    },
    // A font that is inlined into the style sheet would load with every page.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});

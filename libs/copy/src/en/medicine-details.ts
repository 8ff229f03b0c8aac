import { formatRupees, type Allergen, type Caution, type ProductUse } from '@niramaya/contract';

/** When to stop and get help, by the way of using a product, without the numbers to call. */
const stopTexts: Record<ProductUse, string> = {
  taken:
    'Stop and ask a doctor if you feel unwell or get a rash. For swelling or trouble breathing, or if a child has swallowed some by mistake',
  skin: 'Stop and ask a doctor if your skin, eyes or mouth react. For swelling or trouble breathing, or if a child has swallowed some',
  food: 'Stop and ask a doctor if you feel unwell after it. For swelling, trouble breathing or choking',
  device: 'Stop if it hurts or is damaged. If someone is very unwell, whatever it shows, or has swallowed a battery',
};

const allergens: Record<Allergen, string> = { peanut: 'peanuts', nut: 'nuts', milk: 'milk', wheat: 'wheat' };

/** The texts of the details screen of a product. */
export const medicineDetailsCopy = {
  trail: { label: 'You are here', medicines: 'Medicines' },
  mrpNote: 'Inclusive of all taxes',
  saved: (rupees: number) => `You save ${formatRupees(rupees)}`,
  /** The line that opens the use of the product below its name, and the button below the use that opens all facts. */
  purposeQuestion: 'What it is for, when to ask a doctor',
  moreFacts: 'More: inside, how to use',
  otherPacks: 'Other packs of this',
  add: 'Add to Cart',
  inCart: (quantity: number) => `In your cart: ${quantity}`,
  /** The text before the second Add to Cart on a phone, where a line has little room. */
  inCartShort: (quantity: number) => `In cart: ${quantity}`,
  /**
   * The same text while the product is not in the cart, and the bar at the lower edge is for an offer of several packs.
   */
  onePack: 'One pack',
  goToCart: 'Go to cart',
  share: 'Share',
  shareFailed: 'The link could not be made. Check your connection and press Share again.',
  /** One line near the price, with what a shopper must know before buying. It is no reason to refuse an order. */
  caution: {
    strength: 'Take this strength only if a doctor has told you to. It is not for every day.',
    start: 'Ask a doctor before you start it.',
    child: 'Ask the child’s doctor before the first dose.',
    iron: 'Ask a doctor first: a blood test shows whether iron is missing, and why.',
    pregnancy: 'If you are pregnant or breastfeeding, take it only if your doctor agrees.',
    bloodThinner: 'If you take a blood thinner, ask your doctor first.',
    diabetes: 'If you take insulin or diabetes tablets, ask your doctor before you start it.',
    honey: 'Never for a baby under one year, because of the honey.',
    underTwo: 'Never for a child under two years.',
    muchSalt: 'Do not take it if you must limit salt: it has a lot of sodium.',
    swallowing: 'Do not take it with trouble swallowing, or a narrow or blocked bowel.',
    unborn: 'Never use it if you are pregnant, want to be, or are breastfeeding.',
    numbFeet: 'Never use it with diabetes, numb feet or poor blood flow.',
    pacemaker: 'Never use it with a pacemaker or another device in the body.',
    salt: 'If you must limit salt or have high blood pressure, ask a doctor first.',
    heart: 'If you have high blood pressure or a heart disease, ask your doctor first.',
    kidney: 'If you have kidney disease, ask your doctor first.',
    pregnancyOrMedicines: 'If you are pregnant or take other medicines, ask a doctor or pharmacist first.',
    medicines: 'If you take other medicines, ask a doctor or pharmacist first.',
    mother: 'If you are pregnant or breastfeeding, ask a doctor first.',
  } satisfies Record<Caution, string>,
  /** A line near the price, for a product whose title names allergens. */
  allergy: (found: readonly Allergen[]) =>
    `It has ${found.map((one) => allergens[one]).join(' and ')}: not for anyone who is allergic to ${found.length > 1 ? 'them' : 'it'}.`,
  heading: 'Product details',
  facts: 'At a glance',
  noPrescription: 'No prescription needed',
  delivery: {
    title: 'When can it reach you?',
    pinCode: 'PIN code',
    hint: 'Six digits, such as 560001',
    prompt: 'Enter your PIN code to see the likely delivery days. It stays on this device.',
    invalid: 'A PIN code has six digits and does not begin with 0.',
    cost: 'Delivery: free in this demonstration.',
  },
  returns: {
    text: 'A wrong, damaged, leaking or expired product can be returned within 7 days of delivery, unopened unless the fault is inside.',
    policy: 'Returns and refunds',
  },
  similar: {
    title: (category: string) => `Others in ${category}, by price`,
    note: 'Similar by category and price, not medical substitutes: ask your doctor or pharmacist before you change a medicine.',
  },
  badges: {
    title: 'Safe and Effective',
    paraben: 'Paraben free',
    sulfate: 'Sulfate free',
    silicone: 'Silicone free',
    cruelty: 'Cruelty free',
    allergen: 'Allergen free',
    alcohol: 'Alcohol free',
    /** A sentence above the badges, for a product whose title names allergens. It corrects the badge `allergen`. */
    contains: (found: readonly Allergen[]) => {
      const names = found.map((one) => allergens[one]);
      return `By its name, this product has ${names.join(' and ')}. “Allergen free” does not hold for it: do not take it if you are allergic to ${names.join(' or ')}.`;
    },
    /** `facts` is the line of the page that opens all facts. */
    note: (facts: string) =>
      `All products of this demonstration have these six badges. If you have an allergy, go by “${facts}” and by the label on the pack.`,
  },
  about: {
    /** DETAIL-16 fixes this text. The styles render it with a capital letter. */
    title: 'about',
    lead: (title: string) => `Four reasons to choose ${title}`,
    /** The reasons must hold for every product: a category has tablets, drinks, creams and devices. */
    reasons: [
      { title: 'A genuine pack', text: 'Bought from the maker or the maker’s own distributor.' },
      { title: 'Nothing hidden', text: 'The label names what is inside, and who has made it.' },
      { title: 'A fair price', text: 'Never above the MRP, with all taxes included.' },
      {
        title: 'Checked before it leaves',
        text: 'We check that the pack is closed and undamaged, and its expiry date if it has one.',
      },
    ],
  },
  safety: {
    title: 'Use it safely',
    before: 'Before the first use',
    beforeText: (facts: string) =>
      `Read the pack, and open “${facts}” on this page: it says how to store this product, and when to ask a doctor or pharmacist.`,
    stop: 'Stop and get help',
    stopText: (use: ProductUse, numbers: readonly string[]) => `${stopTexts[use]}, call ${numbers.join(' or ')}.`,
    disclaimer:
      'This page is general information, not medical advice. It does not replace your doctor, your pharmacist or the leaflet in the pack.',
  },
  nothing: {
    title: 'No product is open here yet',
    text: 'Pick one from the list and its details, price and safety notes will show on this page.',
    action: 'See all medicines',
  },
};

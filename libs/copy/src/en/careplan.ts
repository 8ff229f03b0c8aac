/** The texts of the care plan screen. */
export const carePlanCopy = {
  title: 'Niramaya Care Plan',
  lead: 'One membership for the whole family: save on medicines, tests, doctors and delivery.',
  /** The limit of every benefit, so that no benefit needs one of its own. */
  demonstration: 'This plan is a demonstration: its benefits are not open yet.',
  /** This sentence follows the fee of the consultation that has led to the care plan. */
  consultInPlan: 'A care plan, from ₹165, has one consultation in it. You can go on without a plan.',
  benefits: {
    title: 'Benefits',
    items: [
      { icon: 'medicines' as const, title: 'Extra 2% off', text: 'An extra 2% discount on prescription medicines.' },
      {
        icon: 'labTests' as const,
        title: '1 free lab test',
        text: 'A lab test at home, at no cost.',
      },
      { icon: 'offers' as const, title: 'Extra 3% coins', text: 'An extra 3% coins on every order.' },
      {
        icon: 'consult' as const,
        title: '1 free e-consultation',
        text: 'With a doctor of your choice in 26 specialities.',
      },
    ],
  },
  additional: {
    title: 'Additional benefits',
    items: [
      {
        icon: 'delivery' as const,
        title: 'Free shipping',
        text: 'On orders above ₹149.',
      },
      { icon: 'delivery' as const, title: 'Unlimited free shipping', text: 'On every order above ₹500.' },
      {
        icon: 'delivery' as const,
        title: '20 small orders too',
        text: 'Free shipping on 20 orders below ₹500 and above ₹149.',
      },
    ],
  },
  plan: {
    title: 'Choose your plan',
    legend: 'Plan',
    three: { label: '3 months', price: '₹165', monthly: '₹55 a month' },
    six: { label: '6 months', price: '₹275', monthly: '₹46 a month', badge: 'Best value' },
    payNow: 'Pay Now',
    /** The link to the payment for a shopper whose consultation has led to the care plan. */
    without: 'Go on without a plan',
    note: 'You pay once. Nothing renews by itself.',
    /** The badge next to the title, for a shopper who has a plan. */
    ownedBadge: 'You have one',
    owned: (months: 3 | 6, lastDay: string) =>
      `Your plan of ${months} months is paid until ${lastDay}. Another one begins on the day you pay for it.`,
    /**
     * The text in the place of `owned` if the chosen plan, paid today, would not outlast the one that the shopper has.
     */
    endsBefore: (owned: 3 | 6, ownedLastDay: string, months: 3 | 6, lastDay: string) =>
      `You have a plan of ${owned} months until ${ownedLastDay}. Paid today, the plan of ${months} months ends on ${lastDay}: it would add no day.`,
    /** The sentence above the button Pay Now about the purchase that it leads to. */
    pays: {
      nothing: 'Choose 3 or 6 months first, then press Pay Now.',
      /** The same in a consultation, which needs no plan. */
      nothingInConsultation: 'No plan is chosen. You can go on without one: Pay Now then charges nothing for a plan.',
      plan: (months: 3 | 6, price: string) => `Pay Now pays for the plan of ${months} months: ${price}.`,
      cart: (count: number, price: string) =>
        `Pay Now pays for the ${count === 1 ? 'product' : `${count} products`} in your cart, ${price}, and for no plan. A plan is sold by itself: empty the cart to pay for it.`,
      /** The link after `cart`. */
      openCart: 'Open the cart',
      /** The lines in the place of `cart` about products that are already paid for. `orders` names the orders. */
      paid: {
        /** The first line if everything in the cart is paid for. In a consultation two buttons lead to the payment. */
        cart: (orders: string, price: string, isConsult: boolean) =>
          `Your cart is already paid for: ${orders}. ${isConsult ? 'Either button orders' : 'Pay Now orders'} it again, for ${price}.`,
        /** The first line for a part of the cart. `count` is the number of its products. */
        products: (count: number, orders: string, isConsult: boolean) =>
          `${count === 1 ? '1 product in your cart is' : `${count} products in your cart are`} already paid for: ${orders}. ${isConsult ? 'Either button orders' : 'Pay Now orders'} ${count === 1 ? 'it' : 'them'} again.`,
        consultation: 'Either button books the consultation (₹0).',
        noPlan: 'A plan is sold by itself: with a cart, no plan is bought.',
        /**
         * The line at the button that takes the paid products out: the payment that is left. `plan` is the price of the
         * plan.
         */
        afterTakeOut: (plan: string | null) =>
          plan === null ? 'Then you can choose a plan.' : `Then you pay ${plan} for the plan.`,
        afterTakeOutInConsultation: (plan: string | null) =>
          plan === null
            ? 'Then you can choose a plan, or go on for ₹0.'
            : `Then you pay ${plan} for the plan, or go on for ₹0.`,
        /** The same for a part of the cart. `price` is that of the others. */
        afterTakeOutOfSome: (price: string) => `Then you pay ${price} for the others.`,
      },
      /** The line below Pay Now, and below `without`, with products in the cart. */
      underButton: (price: string, saysNoPlan: boolean) =>
        saysNoPlan ? `${price} for your cart, and no plan` : `${price} for your cart`,
    },
    consult: {
      title: 'Want to talk to a doctor first?',
      /** The text for a shopper whose consultation has led to the care plan. */
      underWay: 'Start again at the first page of the consultation?',
      action: 'Join now',
    },
  },
  savings: {
    title: 'How much could you save?',
    text: 'A family that uses the plan can save ₹1825 over 3 months.',
    basis: 'An example with',
    items: ['medicines of ₹1000 a month', 'a lab test of ₹410 every 6 months', 'a doctor visit of ₹500 every 3 months'],
    note: 'This is an example, not a promise. On these three alone, the plan saves less.',
  },
};

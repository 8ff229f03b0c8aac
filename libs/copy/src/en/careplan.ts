/** The texts of the care plan screen. */
export const carePlanCopy = {
  title: 'Niramaya Care Plan',
  lead: 'One membership for the whole family: save on medicines, tests, doctors and delivery.',
  /** The limit of every benefit, so that no benefit needs one of its own. */
  demonstration: 'This plan is a demonstration: its benefits are not open yet.',
  /** This sentence follows the fee of the consultation that has led to the care plan. */
  consultInPlan: 'A care plan has one consultation in it.',
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
    /** The texts about the purchase that Pay Now leads to. */
    pays: {
      nothing: 'Choose 3 or 6 months first, then press Pay Now.',
      /** The same in a consultation, which needs no plan. */
      nothingInConsultation: 'No plan is chosen. You can go on without one: Pay Now then charges nothing for a plan.',
      plan: (months: 3 | 6, price: string) => `Pay Now pays for the plan of ${months} months: ${price}.`,
      /** The sentence above the plans with products in the cart, which are charged instead of a plan. */
      cart: 'You have products in your cart, so Pay Now pays for them and for no plan. To buy a plan, empty the cart first.',
      /** The link after `cart`. */
      openCart: 'Open the cart',
      /** The list above Pay Now with products in the cart. `consultation` and `plan` are the names of its rows. */
      list: {
        title: 'You pay now',
        consultation: 'Doctor consultation',
        times: (quantity: number) => `${quantity} ×`,
        more: (count: number) => `and ${count} more`,
        plan: (months: 3 | 6 | null) => (months === null ? 'Care plan' : `Care plan, ${months} months`),
        notIncluded: 'not included',
        total: 'Total',
      },
      /**
       * The line at the button that takes the paid products out of the cart: the payment that is left. `plan` is the
       * price of the chosen plan.
       */
      afterTakeOut: (plan: string | null) =>
        plan === null ? 'Then you can choose a plan.' : `Then you pay ${plan} for the plan.`,
      afterTakeOutInConsultation: (plan: string | null) =>
        plan === null
          ? 'Then you can choose a plan, or go on for ₹0.'
          : `Then you pay ${plan} for the plan, or go on for ₹0.`,
      /** The same for a part of the cart. `price` is that of the others. */
      afterTakeOutOfSome: (price: string) => `Then you pay ${price} for the rest.`,
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

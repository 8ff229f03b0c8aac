/** The texts of the payment screen. */
export const paymentCopy = {
  title: 'Payment',
  /** The sentence about a parcel, which a payment without products leaves out, and the one after it. */
  noCash: 'No cash on delivery.',
  demo: 'This is a demonstration: no money is taken.',
  guest:
    'You are not logged in: you find your order in My orders on this device, where the next person who uses this browser sees it too.',
  login: 'Log in',
  /** The beginning of the line below the heading on a phone, where the summary is far below. `to` is the recipient. */
  purchase: (count: number, to: string | null) => {
    const products = count === 1 ? '1 product' : `${count} products`;
    return to === null ? `You pay for ${products}. No delivery address yet.` : `You pay for ${products}, to ${to}.`;
  },
  methods: 'Ways to pay',
  tabs: { upi: 'UPI', wallets: 'WALLETS', cards: 'CARDS', payLater: 'PAY LATER', netBanking: 'NET BANKING' },
  upi: {
    title: 'Pay with your UPI ID',
    label: 'New UPI ID',
    placeholder: '9876543210@upi',
    hint: 'name/phone number@bankname',
    submit: 'Verify & Pay',
    both: 'Verify & Pay and Confirm Payment both pay with it.',
    missing: 'Type your UPI ID first.',
    /** The text below the field is this sentence, followed by `both`. */
    demo: 'Any ID of this form will do.',
    /**
     * The note above the field, in the place of `demo`, for a total of 0 rupees, such as that of a consultation alone.
     */
    nothingToPay: 'You pay ₹0. To go on, type any UPI ID of the form name@bankname, such as 9876543210@upi.',
    advice: {
      good: 'This looks like a UPI ID.',
      noBank: 'After the @ comes your bank or app, for example asha@okbank.',
      unusual: 'A UPI ID usually looks like name@bankname. Check it, or go on if it is right.',
    },
    /** The advice after a press on either pay button, which asks for a second press. */
    again: {
      noBank:
        'Not paid yet: after the @ comes your bank or app, for example asha@okbank. Complete it, or press again to pay with this one.',
      unusual:
        'Not paid yet: a UPI ID usually looks like name@bankname. Correct it, or press again to pay with this one.',
    },
    safety: 'Works with apps that support typed UPI IDs. We never ask for your UPI PIN.',
  },
  wallets: {
    title: 'Pay from a wallet',
    link: 'LINK WALLET',
    linkLabel: (wallet: string) => `LINK WALLET ${wallet}`,
    demo: 'In this demo nothing has to be linked.',
    result: (wallet: string) => `${wallet} is noted for your receipt. Nothing was linked, and nothing was sent.`,
    ended: 'This offer has ended',
    list: [
      {
        name: 'Paytm',
        offer: 'Cashback up to ₹400 on orders of ₹799 or more. Valid to 28 Feb 2023.',
      },
      {
        name: 'Mobikwik/ZIP',
        offer: 'Cashback up to ₹500 on orders of ₹999 or more. Valid to 28 Feb 2023.',
      },
      { name: 'Freecharge' },
      { name: 'PhonePe' },
      { name: 'Amazon Pay' },
    ] as readonly { readonly name: string; readonly offer?: string }[],
  },
  cards: {
    title: 'Credit and debit cards',
    text: 'You need no card number in this demo. Just press Confirm Payment; your receipt will say that you chose cards.',
  },
  payLater: {
    title: 'Buy now, pay later',
    provider: 'Simpl',
    note: 'Linking Required',
    demo: 'In this demo nothing has to be linked. Your receipt will name Simpl.',
  },
  netBanking: {
    title: 'Choose your bank',
    banks: ['ICICI', 'HDFC', 'AXIS', 'KOTAK', 'SBI'],
    demo: 'In this demo no bank is opened.',
  },
  summary: {
    title: 'Summary',
    carePlan: 'Add the care plan for members',
    carePlanNote: 'An example: this box adds no plan. A 3-month plan costs ₹165.',
    coupon: 'Coupon code',
    couponTitle: 'I have a coupon',
    apply: 'Apply',
    couponEmpty: 'Type a code first.',
    couponResult: (code: string) => `'${code}' is not a coupon of this demonstration. The total stays as it is.`,
    coins: 'Coins balance',
    redeem: 'Redeem my coins',
    /** The sentences below the two boxes once they are ticked. */
    carePlanTicked: 'Nothing was added.',
    redeemTicked: 'An example: nothing is taken off.',
    /** The title of the group of extras, which hides them for a consultation without products. */
    extras: 'Care plan, coupon, coins',
    items: (count: number) => (count === 1 ? '1 product in your cart' : `${count} products in your cart`),
    times: (quantity: number) => `${quantity} ×`,
    more: (count: number) => `and ${count} more`,
    plan: (months: 3 | 6) => `Care plan, ${months} months`,
    /** The sentence about a chosen plan that this payment does not charge, because the cart is charged. */
    planLater: (months: 3 | 6) =>
      `The care plan of ${months} months, which you chose, is not part of this payment. Only the products are: a plan is sold by itself, with an empty cart.`,
    /** The text fits on one line at 320 px, so that the layout does not shift when the cart replaces it. */
    nothing: 'Nothing chosen, nothing to pay',
    /** The heading of the box below the heading of the page, with the same links. */
    nothingTitle: 'There is nothing to pay yet',
    /** The sentence below `nothingTitle`. */
    nothingOrdered: 'You have chosen no care plan and no products, so Confirm Payment pays ₹0 and orders nothing.',
    /** The links below `nothing` and in the box. */
    chooseProducts: 'Choose products',
    choosePlan: 'Choose a care plan',
    /** The texts above the purchase, for a payment that is the last step of a consultation. */
    consultation: {
      title: (name: string | null) => (name === null ? 'Doctor consultation' : `Doctor consultation for ${name}`),
      withCart: 'The total is for your cart. The consultation itself costs nothing.',
      withPlan: 'The total is for the care plan. The consultation itself costs nothing.',
      alone: 'The total is 0 rupees. Confirm Payment books the consultation.',
    },
    /** The line with the address of the parcel. Its button opens the dialog for the address. */
    delivery: {
      to: (parcel: string) => `Deliver to: ${parcel}.`,
      none: 'No delivery address yet. You can pay without one in this demonstration; a real order needs it.',
      change: 'Change address',
      add: 'Add address',
    },
    /** The sum of a payment for products, with the prices in words of money, such as '₹163.70'. */
    sum: (count: number, products: string, delivery: string, total: string) =>
      `${count === 1 ? '1 product' : `${count} products`} ${products} + delivery ${delivery} = ${total}`,
    /** The heading of the extras and figures without an effect, and the sentence below it. */
    examplesTitle: 'Examples, not counted',
    examples: (total: string) => `They change nothing: you pay ${total}, taxes included.`,
    priceDiscount: 'Price discount',
    gst: 'GST',
    total: 'Total price',
    by: (method: string) => `Paying by ${method}. No money is taken.`,
    /** The line above Confirm Payment for a method without a choice of its wallet or bank. */
    unchosen: {
      wallets: 'No wallet chosen: Confirm Payment pays all the same.',
      netBanking: 'No bank chosen: Confirm Payment pays all the same.',
    },
    confirm: 'Confirm Payment',
    busy: 'Paying',
    /** The text leaves out why: the line about the connection, below the header, says it. */
    offline: 'Nothing was paid: all that you chose stays here. Pay once you are connected.',
    connected: 'You are connected again: Confirm Payment works now.',
    /**
     * The sentences of the notice about products that are already paid for, on the payment of a consultation: the
     * offer, and then the payment that is left.
     */
    paidLines: {
      offer: (count: number) =>
        count === 1
          ? 'Take the product out to pay for the consultation alone.'
          : 'Take the products out to pay for the consultation alone.',
      /** The offer for a chosen plan, which the payment charges once the cart is empty. `price` is that of the plan. */
      offerPlan: (count: number, months: 3 | 6, price: string) =>
        `Take the ${count === 1 ? 'product' : 'products'} out to pay for the consultation with your care plan of ${months} months: ${price}.`,
      alone: 'You now pay for the consultation alone: ₹0.',
      plan: (months: 3 | 6, price: string) =>
        `You now pay for the consultation with the care plan of ${months} months that you chose: ${price}.`,
      rest: (price: string) => `You now pay for the consultation with the rest of your cart: ${price}.`,
    },
    twice: {
      text: (id: string, day: string) => `You paid for this on ${day}: order ${id}. Confirm Payment orders it again.`,
      see: 'See that order',
    },
  },
};

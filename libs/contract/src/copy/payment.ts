import type { Localised } from './localised.ts';

const en = {
  title: 'Payment',
  text: 'Choose how you want to pay. This is a demonstration: no money is taken.',
  methods: 'Ways to pay',
  tabs: { upi: 'UPI', wallets: 'WALLETS', cards: 'CARDS', payLater: 'PAY LATER', netBanking: 'NET BANKING' },
  upi: {
    title: 'Pay with your UPI ID',
    label: 'New UPI ID',
    placeholder: '9876543210@upi',
    hint: 'name/phone number@bankname',
    submit: 'Verify & Pay',
    missing: 'Type your UPI ID first.',
    advice: {
      good: 'This looks like a UPI ID.',
      unknownHandle: 'We do not know the part after the @. Check it, or go on if it is right.',
      looksOdd: 'A UPI ID usually looks like name@bankname. Check it, or go on if it is right.',
    },
    safety: 'Works with apps that support typed UPI IDs. We never ask for your UPI PIN.',
  },
  wallets: {
    title: 'Pay from a wallet',
    link: 'LINK WALLET',
    linkLabel: (wallet: string) => `LINK WALLET ${wallet}`,
    result: (wallet: string) => `${wallet} cannot be linked in this demonstration. Nothing was sent.`,
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
    text: 'Payment by card is not open yet. Please choose another way to pay; never type a card number into a page that does not ask for it.',
  },
  payLater: { title: 'Buy now, pay later', provider: 'Simpl', note: 'Linking Required' },
  netBanking: { title: 'Choose your bank', banks: ['ICICI', 'HDFC', 'AXIS', 'KOTAK', 'SBI'] },
  summary: {
    title: 'Summary',
    carePlan: 'Add the care plan for members',
    carePlanNote: 'A 3-month plan costs ₹165. Ticking this only notes your interest; the total stays as it is.',
    coupon: 'Coupon code',
    apply: 'Apply',
    couponEmpty: 'Type a code first.',
    couponResult: (code: string) => `'${code}' is not a coupon of this demonstration. The total stays as it is.`,
    coins: 'Coins balance',
    redeem: 'Redeem my coins',
    redeemNote: 'Coins are shown only; the total stays as it is.',
    items: (count: number) => (count === 1 ? '1 product in your cart' : `${count} products in your cart`),
    plan: (months: 3 | 6) => `Care plan, ${months} months`,
    /** One line at 320 px: it gives way to what is in the cart, and nothing may move then. */
    nothing: 'Nothing chosen, nothing to pay',
    priceDiscount: 'Price discount',
    gst: 'GST',
    total: 'Total price',
    confirm: 'Confirm Payment',
    busy: 'Paying',
  },
};

/** The words of the payment screen. */
export const paymentCopy: Localised<typeof en> = { en };

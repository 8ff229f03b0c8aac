/** The texts of the notice after a payment. */
export const paidCopy = {
  label: 'After your payment',
  order: (id: string, total: string) => `Order ${id}, ${total}`,
  items: (first: string, more: number) => (more === 0 ? first : `${first} and ${more} more`),
  paidBy: (method: string) => `Paid by ${method}.`,
  likely: (first: string, last: string) => `Expected between ${first} and ${last}, an estimate.`,
  text: (count: number) =>
    count === 1
      ? 'Your payment went through. The product you paid for is still in your cart.'
      : `Your payment went through. The ${count} products you paid for are still in your cart.`,
  plan: 'Your payment went through. The plan you paid for is still chosen.',
  cleared: 'Your payment went through.',
  receipt: 'Receipt',
  clear: 'Clear ordered items',
  clearPlan: 'Clear the plan',
  keep: 'Keep them',
  keepPlan: 'Keep it',
  close: 'Close',
};

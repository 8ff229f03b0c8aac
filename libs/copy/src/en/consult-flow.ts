/** The texts that all steps of a consultation share. */
export const consultFlowCopy = {
  proceed: 'Proceed',
  /** The link on a step that the payment has opened for a change. */
  backToPayment: 'Back to payment',
  emergency: {
    label: 'Emergency numbers',
    text: 'In an emergency call at once:',
    numbers: { '112': 'Emergency', '108': 'Ambulance', '14416': 'Tele-MANAS' },
    /** The advice for a shopper whose own words sound like an emergency. */
    hint: {
      danger: 'This can be an emergency. Do not wait for a consultation: call 112 now.',
      selfHarm:
        'You are not alone with this. Talk to Tele-MANAS now, free and at any hour. If you are in danger, call 112.',
    },
  },
};

/** The texts that all steps of a consultation share. */
export const consultFlowCopy = {
  proceed: 'Proceed',
  /** The link on a step that the payment has opened for a change. */
  backToPayment: 'Back to payment',
  /** The link on the first step to the step whose note has led there. `step` is a name of `consultStepsCopy`. */
  backToStep: (step: string) => `Back to ${step}`,
  /** The note at the top of a step after a page load, which forgets the two choices that are not stored. */
  forgotten: {
    mode: 'The page was loaded again, which forgets how you talk to the doctor.',
    doctor: 'The page was loaded again, which forgets the doctor. Choose the doctor again below.',
    both: 'The page was loaded again, which forgets the doctor and how you talk. Choose the doctor again below.',
    chooseMode: 'Choose video, audio or chat again',
  },
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

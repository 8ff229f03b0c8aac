/** The texts of the form that corrects or removes a family member. The fields are those of `addMemberCopy`. */
export const changeMemberCopy = {
  title: 'Change a family member',
  submit: 'Save',
  changed: (name: string) => `Saved: ${name}`,
  failed: 'We could not save the change. What you typed is still here: check your connection, then press Save again.',
  remove: 'Remove from the list',
  question: (name: string) => `Remove ${name} from your family list?`,
  stays: 'Orders and consultations that you have paid for keep the name.',
  isPatient: 'The consultation that you are filling in then has no patient.',
  confirm: 'Yes, remove',
  removing: 'Removing…',
  keep: 'No, keep',
  removed: (name: string) => `Removed: ${name}`,
  removeFailed: 'We could not remove this member, who is still on your list. Check your connection, then try again.',
  /** The toast if the list has the member no more, because another device has removed it. */
  gone: (name: string) => `${name} is no longer on your list.`,
  /** The toast after the shopper has left the screen. */
  failedAway: (name: string) => `${name} could not be changed, and is still on your list as before.`,
};

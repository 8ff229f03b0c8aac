import type { StoredKey } from '@niramaya/contract';

/** The title of something that is stored, and its purpose. */
export interface Purpose {
  readonly title: string;
  readonly text: string;
  /** The text for a shopper who is logged in, if `text` ends with a sentence for guests. */
  readonly memberText?: string;
}

/** For entries of a tab. */
const tab = 'It ends with this tab, and with a log-out.';
/** For the choices of a consultation, which a payment moves to its order. */
const untilPaid = 'It ends with this tab, and with a log-out. Once you pay, your order keeps it.';
/** For entries with an owner that a log-out removes (`endsAtLogOut` of `storedKeys`). */
const nextPerson = 'If you are not logged in, the next person who uses this browser sees them too.';
/** For entries with an owner that stay after a log-out. */
const nextGuest = 'If you are not logged in, the next guest of this browser sees them too.';
/** Returns a text that ends with a sentence for guests, and the text without it. */
const withGuests = (memberText: string, sentence: string) => ({ text: `${memberText} ${sentence}`, memberText });
/** For entries that belong to the browser (`shownTo: 'all'` of `storedKeys`). */
const stays = 'This stays after a log-out, and whoever uses this browser next sees it too.';

const keys: Record<StoredKey, Purpose> = {
  validkey: {
    title: 'Who is logged in',
    text: 'Your name, for as long as you are logged in. Erasing it logs you out.',
  },
  cart_data: { title: 'Your cart', text: `The products in your cart and how many of each. ${stays}` },
  medicine_details: {
    title: 'The product you opened last',
    text: 'So that its page can be shown and reloaded. It ends with a log-out.',
  },
  // The requirements fix this key for the plan of six months (AMB-33 in `docs/requirements.md`).
  threemonth: {
    title: 'The care plan you picked, 6 months',
    text: `The price of the 6-month plan, for the payment page. ${stays}`,
  },
  'niramaya.three_months': {
    title: 'The care plan you picked, 3 months',
    text: `The price of the 3-month plan, for the payment page. ${stays}`,
  },
  'niramaya.visitor': {
    title: 'Your number as a guest',
    text: 'A random number, which goes along with the people you add to a consultation, so that only the guests of this browser see them, also the next guest. Once it is erased, what you added as a guest cannot be found again.',
  },
  'niramaya.city': { title: 'Your city', text: `The place to deliver to, as picked at the top of the page. ${stays}` },
  'niramaya.pincode': {
    title: 'Your PIN code',
    text: `To estimate when a parcel could come to you. It is sent nowhere. ${stays}`,
  },
  'niramaya.delivery': {
    title: 'Where your parcels go',
    ...withGuests(
      'Name, address and phone number, for your receipts. They are sent to nobody, and end with a log-out.',
      nextPerson,
    ),
  },
  'niramaya.theme': { title: 'Light or dark', text: 'The colours you chose. Without it the shop follows your device.' },
  'niramaya.language_refused': {
    title: 'The language you did not want',
    text: 'The shop offered you another language, and you closed the offer. Without this it is offered again.',
  },
  'niramaya.orders': {
    title: 'My orders',
    ...withGuests(
      'What you paid for, when and how, for receipts and to order again. Orders of other accounts on this device are not shown to you; erasing deletes them too.',
      nextPerson,
    ),
  },
  'niramaya.refill': {
    title: 'When to buy again',
    ...withGuests(
      'The days you set for products that you have ordered, and those you left out. Other accounts of this device have their own; erasing deletes them too.',
      nextGuest,
    ),
  },
  'niramaya.consultations': {
    title: 'Consultations you paid for',
    ...withGuests(
      'Whom each was for, what troubles them, the phone number (and the day, if you added it later), the way to talk and the kind of doctor, for the order and its receipt. They are sent to nobody. Those of other accounts on this device are not shown to you; erasing deletes them too.',
      nextGuest,
    ),
  },
  'niramaya.saved': { title: 'Saved products', text: `The products with a heart. ${stays}` },
  'niramaya.viewed': {
    title: 'Recently viewed',
    ...withGuests('The last nine products you opened, to find them again. They end with a log-out.', nextPerson),
  },
  'niramaya.searches': {
    title: 'Recent searches',
    ...withGuests(
      'Up to eight, to search again where nothing was found. They are kept here alone, and end with a log-out.',
      nextPerson,
    ),
  },
  'niramaya.product_id': {
    title: 'The number of the product you opened last',
    text: 'So that a link to it can be shared. Without it the shop looks the number up. It ends with a log-out.',
  },
  'niramaya.compared': { title: 'The comparison', text: `Up to four products side by side. ${tab}` },
  'niramaya.new_prices': {
    title: 'Prices that have changed',
    text: 'Today’s prices of products in your cart, to show old and new. It ends with this tab.',
  },
  'niramaya.similar': {
    title: 'Others of the same shelf',
    text: 'Products similar to the one you opened last, to show them by price. They end with this tab, and with a log-out.',
  },
  'niramaya.flash': { title: 'A message on its way', text: 'Shown once when the next page opens, then gone.' },
  'niramaya.intent': {
    title: 'Where you wanted to go',
    text: `The page that asked you to log in first, to offer it afterwards. ${tab}`,
  },
  'niramaya.messages': {
    title: 'What the shop has said',
    text: `The last fifty, so that a message can be read again. ${tab}`,
  },
  'niramaya.renewed': {
    title: 'An update of the page',
    text: 'Which old versions of the shop this tab was updated from, so that it updates only once from each. It ends with this tab.',
  },
  'niramaya.symptoms': { title: 'Symptoms you picked', text: `For the consultation you are in. ${untilPaid}` },
  'niramaya.patient': {
    title: 'Whom your consultation is for',
    text: `The one you picked from your family list, for the summary before you pay. ${untilPaid}`,
  },
  'niramaya.patient_phone': {
    title: 'The patient’s phone number',
    text: `For the consultation you are in. ${untilPaid}`,
  },
};

/** The purposes of entries whose names are not keys of the shop, such as a cookie, a cache or an entry of Firebase. */
const kinds = {
  language: {
    title: 'The language you chose',
    text: 'So that every page opens in it. Your browser sends it along with each request to the shop. It ends after a year. Without it the shop is in English.',
  },
  provider: {
    title: 'Your login',
    text: 'Kept by our sign-in service, Firebase, which checks who you are, so that a reload does not log you out. Erasing it logs you out.',
  },
  providerDatabase: {
    title: 'Notes of the login service',
    text: 'Kept by the sign-in service to count its own use and to pass a login from tab to tab.',
  },
  prescriptions: {
    title: 'Your prescriptions',
    ...withGuests(
      'Pictures of them, each with doctor, date and the orders it belongs to. They are sent nowhere. Those of other accounts of this device are not shown to you; erasing takes them along.',
      nextGuest,
    ),
  },
  unreadable: {
    title: 'A list that cannot be read',
    text: 'It is damaged, or from a newer version of the shop. A new list was begun, and this one stays as it was, so that nothing is lost.',
  },
  worker: {
    title: 'The helper for a weak network',
    text: 'It keeps parts of the shop, so that the shop opens without a connection. Once it is erased, it comes back with the next page that you open or reload.',
  },
  cache: {
    title: 'Pages and pictures for a weak network',
    text: 'Parts of the shop, kept so that it opens without a connection. They are fetched again when needed.',
  },
  cacheDatabase: {
    title: 'The age of kept pages and pictures',
    text: 'Which of them are old enough to be thrown away.',
  },
} satisfies Record<string, Purpose>;

/** The texts of the panel 'My data'. */
export const myDataCopy = {
  intro:
    'Everything that Niramaya keeps in this browser, and why. All of it can be erased: you are then logged out, and the shop works as on your first visit.',
  /** `parts` are those among them that the shop or the login needs, without anything of a person. */
  count: (count: number, parts: number) => {
    const sentence = `${count === 1 ? '1 thing is' : `${count} things are`} kept on this device`;
    if (parts === 0) return `${sentence}.`;
    return `${sentence}: ${count - parts} about you and ${parts} that the shop needs.`;
  },
  loading: 'Looking at what is kept here',
  /** The next texts are notes behind the title of an entry. `pieces` is for a list, such as '3 kept'. */
  pieces: (count: number) => `${count} kept`,
  unreadable: 'cannot be read now',
  damaged: 'some of it is damaged and not shown',
  withoutOwner: (count: number) =>
    count === 1 ? '1 part names no owner and is not shown' : `${count} parts name no owner and are not shown`,
  unsaved: 'The file could not be made, so nothing was downloaded. Press again.',
  download: 'Download a copy',
  eraseAll: 'Erase everything',
  list: 'Stored here',
  keys,
  kinds,
  other: {
    title: 'Something else',
    text: 'Another page at this address has left it here. The shop neither reads nor needs it.',
  },
  /** The title of one of several entries with the same purpose. `key` is its technical name. */
  titleOf: (title: string, key: string) => `${title}: ${key}`,
  /** The line that folds the entries without anything of a person, and the name of their list. */
  technicalParts: (count: number) => `Parts of the shop for a weak network, and notes of the login (${count})`,
  technicalList: 'Technical parts',
  groups: {
    account: 'You and your address',
    health: 'Your health',
    orders: 'Shopping and orders',
    device: 'This device',
  },
  /** The text in the place of a value that is empty. */
  nothing: 'none',
  /** The text in the place of a secret, such as the keys of a login. */
  hidden: 'hidden',
  /** The labels of stored fields, by their stored names. */
  fields: {
    title: 'Product',
    quantity: 'Packs',
    price: 'MRP',
    discountedPrice: 'Price',
    discount: 'Discount, in percent',
    category: 'Shelf',
    rating: 'Stars',
    id: 'Number',
    name: 'Name',
    age: 'Age',
    gender: 'Gender',
    address: 'Address',
    pinCode: 'PIN code',
    phone: 'Phone',
    placedAtMs: 'Paid on',
    by: 'Paid by',
    paidBy: 'Paid with',
    likelyMs: 'Delivery, from and until',
    planRupees: 'Care plan',
    planMonths: 'Months of a care plan',
    totalRupees: 'Total',
    lines: 'Products',
    deliverTo: 'Deliver to',
    takenOut: 'Product taken out of the cart after paying',
    orderId: 'Order',
    /** The words of a consultation are those of its order (`paidConsultationCopy`). */
    patient: 'Consultation for',
    symptoms: 'What troubles them',
    phoneAddedAtMs: 'Phone number added on',
    mode: 'How',
    speciality: 'Doctor',
    days: 'Again after, in days',
    doctor: 'Doctor',
    writtenOn: 'Written on',
    orders: 'For the orders',
    picture: 'Picture',
    text: 'Message',
    saidAtMs: 'Shown on',
    consultation: 'Consultation',
    uid: 'Number of the account',
    email: 'Email',
    displayName: 'Name',
    createdAt: 'Created on',
    lastLoginAt: 'Last login',
    stsTokenManager: 'Keys of the login',
  },
  /** The words for stored values, by the stored ones. */
  values: {
    true: 'yes',
    false: 'no',
    male: 'male',
    female: 'female',
    Choose_option: 'not given',
    upi: 'UPI',
    wallets: 'Wallet',
    cards: 'Card',
    payLater: 'Pay later',
    netBanking: 'Net banking',
    vitamins: 'Vitamins',
    nutrition: 'Nutrition',
    personalCare: 'Personal care',
    skinCare: 'Skin care',
    ayurveda: 'Ayurveda',
    leftOut: 'never: you left it out',
    seeConsultations: 'yes, see “Consultations you paid for”',
    light: 'light',
    dark: 'dark',
    en: 'English',
    hi: 'Hindi',
  },
  /** How long an entry of each area stays. `cookie` is that of the language, and `otherCookie` that of another page. */
  places: {
    local: 'Stays until it is erased',
    /** For an entry of the local storage that a log-out removes. */
    untilLogOut: 'Until you log out, or erase it',
    session: 'Ends with this tab',
    cookie: 'Ends after a year',
    otherCookie: 'The page that left it decides when it ends',
    worker: 'Stays until it is erased',
    cache: 'Stays until it is erased',
    database: 'Stays until it is erased',
  },
  /** The technical name and place of an entry, for a reader who knows browsers. */
  technical: {
    name: 'Technical name:',
    areas: {
      local: 'local storage',
      session: 'session storage',
      cookie: 'cookie',
      worker: 'service worker',
      cache: 'cache',
      database: 'database',
    },
  },
  /** The visible texts of the buttons; those that end with `Of` are their names for screen readers. */
  show: 'Show',
  hide: 'Hide',
  showOf: (title: string) => `Show: ${title}`,
  hideOf: (title: string) => `Hide: ${title}`,
  erase: 'Erase',
  eraseOf: (title: string) => `Erase: ${title}`,
  contentOf: (title: string) => `Content of: ${title}`,
  confirm: {
    one: (title: string) => `Erase “${title}”? It cannot be brought back.`,
    /** For an entry that holds the data of all accounts of the device. */
    shared: (title: string) =>
      `Erase “${title}”, those of other accounts on this device too? They cannot be brought back.`,
    all: 'Erase everything, your cart and orders too? You will be logged out, and nothing can be brought back.',
    yes: 'Yes, erase',
    no: 'No, keep',
  },
  erased: (title: string) => `Erased: ${title}.`,
  erasedAll: 'Everything was erased from this device.',
  /** This sentence follows the erasure of the service worker, because the next page installs it again. */
  comesBack: 'The next page that you open or reload keeps parts of the shop here again, for a weak network.',
  unerased: (titles: string) => `Not erased, still on this device: ${titles}. Press again.`,
  /** The result if a database could not be deleted. The browser deletes it once no other tab has it open. */
  held: (titles: string) =>
    `Not erased yet, still on this device: ${titles}. Another tab of the shop holds it open. Close the other tabs of the shop, and press again.`,
  persistence: {
    kept: 'This browser has agreed to keep these things until you erase them.',
    mayGo:
      'This browser may delete these things by itself, for example when the device has no room left. Download what you would miss.',
    unknown:
      'This browser does not tell whether it keeps these things, and may delete them by itself. Download what you would miss.',
  },
  account: {
    title: 'Your account',
    text: 'Your account and your family list are not on this device: the sign-in service keeps the account for us, and our server the list. You can delete both; what this device keeps of the account then goes too. One member of the list is changed or removed at the first step of a consultation.',
    button: 'Delete my account',
    question: 'Delete my account?',
    close: 'Close without deleting',
    goes: 'This is deleted, and cannot be brought back:',
    going: [
      'Your account: your name, email and password. Logging in with them no longer works.',
      'Your family list on our server.',
      'On this device, the orders, consultations, prescriptions and refill days of this account. Without the account nobody could see them again. To keep a copy, choose “Download a copy” first.',
    ],
    stays:
      'You are then logged out, which ends your delivery address, recent searches and recently viewed products here. Everything else in My data stays on this device until you press “Erase everything”, also the orders that you placed without a login.',
    password: 'Your password',
    passwordHint: 'So that nobody else can delete your account.',
    yes: 'Yes, delete',
    busy: 'Deleting your account',
    no: 'No, keep it',
    deleted:
      'Your account and your family list were deleted, and the orders, consultations, prescriptions and refill days of this account on this device.',
    prescriptionsLeft:
      'Your account and your family list were deleted. The prescriptions of this account are still on this device: erase “Your prescriptions” in the list.',
    failures: {
      /** The results if the password was refused, so that nothing was deleted. */
      password: {
        credentials: 'The password is not right, so nothing was deleted. Type it again.',
        tooMany: 'Too many attempts in a short time. Nothing was deleted. Wait a few minutes and try again.',
        ended: 'Your login has ended, so nothing was deleted now. If you can still log in, do so and try again.',
        offline: 'We could not reach our server. Nothing was deleted. Check your connection and try again.',
        other: 'Our server did not answer as it should. Nothing was deleted. Try again in a while.',
      },
      members: 'Your family list on our server could not be deleted, so your account is still there. Try again.',
      account: 'Your family list was deleted, but your account was not. Try again, or it stays.',
    },
  },
  empty: { title: 'Nothing is kept here', text: 'This device holds nothing of Niramaya.' },
};

/**
 * The purposes of everything that the shop keeps in the browser. The panel 'My data' and the privacy policy share this
 * list.
 */
export const storedEntries: readonly Purpose[] = [...Object.values(keys), ...Object.values(kinds)];

/**
 * Inline script of the head. The pages are prerendered for a guest with an empty cart. This script marks `<html>` with
 * what differs for this shopper, and the style sheet reserves room for it before the first paint: `data-signed-in`
 * (signed in), `data-cart` (lines in the cart, with their number in the property `--cart-lines`), `data-product` (a
 * product to show), `data-steps` (this page is a step of a consultation), `data-begun` (a consultation has a patient or
 * symptoms), `data-phone` (ten digits to call in a consultation), `data-paid` (an order to confirm), `data-search` (a
 * search text in the address), `data-offer` (the language that the page offers), `data-plan` (a care plan is chosen),
 * `data-paid-lines` (the titles of products of the cart that the shopper has paid for in the last days, one in each
 * line). The stored keys are those of `storedKeys` in `libs/contract`; their module is not imported, because its
 * schemas would be part of every page.
 */
import {
  LANGUAGE_COOKIE,
  languages,
  paidLines,
  preferredLanguage,
  type CartItem,
  type Order,
} from '@niramaya/contract';

/** The fields that this script reads of a stored order (`orderSchema`). */
type StoredOrder = Parameters<typeof paidLines>[1][number] & Pick<Order, 'by' | 'account'>;

/** Returns the parsed entry of the local storage. Throws if it is no JSON, and returns null if there is none. */
const stored = (key: string | undefined): unknown => JSON.parse((key && localStorage.getItem(key)) || 'null');

/**
 * Returns the titles of the products of the cart that are paid for, by the rule of `isOwnOrder` in `libs/data-access`.
 */
function paidTitles(): readonly string[] {
  const list = stored('niramaya.orders') as { readonly items: readonly StoredOrder[] } | null;
  if (list === null) return [];
  const name = localStorage.getItem('validkey') ?? '';
  const accountKey = Object.keys(localStorage).find((key) => key.startsWith('firebase:authUser:'));
  const uid = (stored(accountKey) as { readonly uid: string } | null)?.uid ?? '';
  const own = list.items.filter(({ by, account }) => by === name && (name === '' || account === uid));
  return paidLines(stored('cart_data') as readonly CartItem[], own, Date.now()).map(({ line }) => line.title);
}

const { dataset, lang, style } = document.documentElement;
const entry = history.state as { usr?: { consult?: unknown; orderId?: unknown; product?: unknown } } | null;

try {
  if (/[?&]from=consultation/.test(location.search) || entry?.usr?.consult) dataset.steps = '';
  if (/[?&](id|title)=/.test(location.search) || entry?.usr?.product) dataset.product = '';
  if (/[?&]q=[^&]/.test(location.search)) dataset.search = '';
  if (entry?.usr?.orderId) dataset.paid = '';
  if (/"value":"(?:\D*\d){10}/.test(sessionStorage.getItem('niramaya.patient_phone') ?? '')) dataset.phone = '';
  const symptoms = sessionStorage.getItem('niramaya.symptoms') ?? '';
  if (sessionStorage.getItem('niramaya.patient') || symptoms.includes('["')) dataset.begun = '';
  if ('validkey' in localStorage) dataset.signedIn = '';
  // A line of the cart is a flat object, so that the braces count the lines.
  const cart = localStorage.getItem('cart_data') ?? '';
  const lines = cart.split('{').length - 1;
  if (lines > 0) {
    dataset.cart = '';
    style.setProperty('--cart-lines', `${lines}`);
  }
  if ('threemonth' in localStorage || 'niramaya.three_months' in localStorage) dataset.plan = '';
  if ('medicine_details' in localStorage) dataset.product = '';

  // A page in another language than the first was chosen by a shopper. The cookie keeps a choice, and the entry of the
  // storage a refusal: the offer was answered.
  const [first] = languages;
  const preferred = preferredLanguage(navigator.languages);
  const isAnswered = document.cookie.includes(LANGUAGE_COOKIE) || 'niramaya.language_refused' in localStorage;
  if (lang.startsWith(first) && preferred && preferred !== first && !isAnswered) {
    dataset.offer = preferred;
    // The height of the offer (`LanguageOffer`), until `pinnedHeight` measures it. Bars at the lower edge are above it.
    style.setProperty('--notices-height', 'calc(4rem + env(safe-area-inset-bottom, 0px))');
  }
  // An entry that cannot be read throws, so this is the last mark.
  const paid = lines > 0 ? paidTitles() : [];
  if (paid.length > 0) dataset.paidLines = paid.join('\n');
} catch {
  // A browser that forbids storage throws at `localStorage`. It gets the page of a guest.
}

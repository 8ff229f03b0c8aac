/**
 * Inline script of the head. The pages are prerendered for a guest with an empty cart. This script marks `<html>` with
 * what differs for this shopper, and the style sheet reserves room for it before the first paint: `data-signed-in`
 * (signed in), `data-cart` (lines in the cart, with their number in the property `--cart-lines`), `data-product` (a
 * product to show), `data-steps` (a consultation has begun), `data-phone` (ten digits to call in a consultation),
 * `data-paid` (an order to confirm), `data-search` (a search text in the address), `data-offer` (the language that the
 * page offers), `data-paid-lines` (an order has a product of the cart). The stored keys are those of `storedKeys` in
 * `libs/contract`; their module is not imported, because its schemas would be part of every page.
 */
import { LANGUAGE_COOKIE, languages, preferredLanguage } from '@niramaya/contract';

const { dataset, lang, style } = document.documentElement;
const entry = history.state as { usr?: { consult?: unknown; orderId?: unknown; product?: unknown } } | null;

try {
  if (/[?&]from=consultation/.test(location.search) || entry?.usr?.consult) dataset.steps = '';
  if (/[?&](id|title)=/.test(location.search) || entry?.usr?.product) dataset.product = '';
  if (/[?&]q=[^&]/.test(location.search)) dataset.search = '';
  if (entry?.usr?.orderId) dataset.paid = '';
  if (/"value":"(?:\D*\d){10}/.test(sessionStorage.getItem('niramaya.patient_phone') ?? '')) dataset.phone = '';
  if ('validkey' in localStorage) dataset.signedIn = '';
  // A line of the cart is a flat object, so that the braces count the lines.
  const cart = localStorage.getItem('cart_data') ?? '';
  const lines = cart.split('{').length - 1;
  if (lines > 0) {
    dataset.cart = '';
    style.setProperty('--cart-lines', `${lines}`);
  }
  // An order has the lines of the cart as they were paid, so both texts have the title in the same form.
  const orders = localStorage.getItem('niramaya.orders') ?? '';
  const titles = cart.match(/"title":"(?:[^"\\]|\\.)*"/g);
  if (titles?.some((title) => orders.includes(title))) dataset.paidLines = '';
  if ('medicine_details' in localStorage) dataset.product = '';

  // A page in another language than the first was chosen by a shopper. A cookie is a choice.
  const [first] = languages;
  const preferred = preferredLanguage(navigator.languages);
  const isAnswered = document.cookie.includes(LANGUAGE_COOKIE) || 'niramaya.language_refused' in localStorage;
  if (lang.startsWith(first) && preferred && preferred !== first && !isAnswered) {
    dataset.offer = preferred;
    // The height of the offer (`LanguageOffer`), until `pinnedHeight` measures it. Bars at the lower edge are above it.
    style.setProperty('--notices-height', 'calc(4rem + env(safe-area-inset-bottom, 0px))');
  }
} catch {
  // A browser that forbids storage throws at `localStorage`. It gets the page of a guest.
}

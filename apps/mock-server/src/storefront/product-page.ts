import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  discountedPrice,
  formatRupees,
  LANGUAGE_PARAMETER,
  paths,
  productLink,
  readProductLink,
  translatedProduct,
  type ProductDetails,
} from '@niramaya/contract';
import type { RequestHandler, Response } from 'express';
import type { Database } from '../database/database.ts';
import { countRequests } from '../http/rate-limit.ts';
import { findProduct } from '../products/products.queries.ts';
import type { Settings } from '../settings.ts';
import { escapeText } from './escape-text.ts';
import { foundFor } from './files.ts';

/** The page of a product in the folder of a build, and in that of a translation. */
export const DETAILS_PAGE = `${paths.medicineDetails}/index.html`;

/** The most characters of a description, because search engines and messengers show less. */
const LONGEST_DESCRIPTION = 300;

/** How long the page waits for the database, in ms. Its body does not need the product. */
const LONGEST_READ_MS = 500;

/**
 * Returns the prices of a product and its use, if the shop has given one: prices in rupees, with the MRP if it differs.
 */
function describe({ price, discount, facts }: ProductDetails): string {
  const toPay = formatRupees(discountedPrice(price, discount));
  const mrp = discount > 0 ? `, MRP ${formatRupees(price)}` : '';
  const text = `${toPay}${mrp}. ${facts?.uses ?? ''}`.replaceAll(/\s+/gu, ' ').trim();
  return text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION)}…` : text;
}

/**
 * Returns the page of a product with a head of its own: the title, the description, and the addresses of the page and
 * of its translations, for search engines and for the preview of a shared link. The body stays that of the build.
 */
function withProductHead(html: string, product: ProductDetails): string {
  const end = html.indexOf('</head>');
  const title = escapeText(`${product.title} · Niramaya`);
  const description = escapeText(describe(product));
  const address = productLink(product.id);
  // Functions, because `$` is special in replacement strings.
  const head = html
    .slice(0, end)
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_all, before: string) => before + title)
    .replaceAll(
      /(<meta (?:name="|property="og:)description" content=")[^"]*/g,
      (_all, before: string) => before + description,
    )
    .replaceAll(`${paths.medicineDetails}"`, () => `${address}"`)
    .replaceAll(`${paths.medicineDetails}?${LANGUAGE_PARAMETER}=`, () => `${address}&amp;${LANGUAGE_PARAMETER}=`);
  return head + html.slice(end);
}

/**
 * Returns handlers that give `sendFound` the page of a product with its own head, if the address names a product by its
 * id. Without such a product, or without the database, the page of the build is sent. It is also sent to an address
 * that requests more than `readsPerMinute` such pages, because each costs a read and a compression. They come after
 * `findFile`.
 */
export function productPage(
  { db }: Pick<Database, 'db'>,
  { readsPerMinute }: Pick<Settings, 'readsPerMinute'>,
): RequestHandler[] {
  const isOtherFile = (response: Response) => foundFor(response).file !== DETAILS_PAGE;
  const count = countRequests(readsPerMinute, (_request, response) => isOtherFile(response));
  const makePage: RequestHandler = async (request, response, next) => {
    const found = foundFor(response);
    const isOfBuild = isOtherFile(response) || response.locals.isAboveLimit === true;
    const id = isOfBuild ? null : readProductLink(request.url.slice(request.path.length));
    if (typeof id !== 'number' || Number.isNaN(id)) return next();
    try {
      const product = await findProduct({ db }, id, { signal: AbortSignal.timeout(LONGEST_READ_MS) });
      if (product) {
        const html = await readFile(path.join(found.root, found.file), 'utf8');
        found.html = withProductHead(html, translatedProduct(product, found.language ?? 'en'));
      }
    } catch (error) {
      // The page requests the product itself, and shows the shopper that it cannot be loaded.
      request.log.debug({ err: error as unknown }, 'the page of a product has the head of the screen');
    }
    next();
  };
  return [count, makePage];
}

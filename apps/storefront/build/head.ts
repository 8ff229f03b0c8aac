import { languages, paths, type Language } from '@niramaya/contract';
import { consultCopy } from '@niramaya/copy/consult';
import { addressIn, htmlTag, language as builtLanguage, openGraphTag } from './language.ts';
import { escapeText } from './page.ts';

/** The picture that other sites show with a link to the shop. Width and height are in px. */
const SHARE_PICTURE = { path: '/share.png', width: '1200', height: '630' };
const NAME = 'Niramaya';

/** Returns a script element with structured data. Each `<` is escaped, because `</script` would end the element. */
const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

/** Returns the questions about the consultation as items of a `FAQPage` of schema.org. */
const faqQuestions = () => {
  const { tiers, items } = consultCopy.faq;
  // The page compares the paid and the free consultation in a table. Structured data has no tables, so its rows become
  // the sentences of one answer.
  const sentences = tiers.rows.map(
    ({ label, paid, free }) => `${label}: ${paid} (${tiers.paid}), ${free} (${tiers.free}).`,
  );
  const tableAsQuestion = { question: tiers.question, answer: sentences.join(' ') };
  return [tableAsQuestion, ...items].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
};

/** Returns the structured data of a page as script elements; none for most pages. */
function structuredDataOf(path: string, site: string): string[] {
  const url = `${site}/`;
  if (path === paths.home)
    return [
      jsonLd({ '@type': 'WebSite', name: NAME, url, inLanguage: htmlTag(builtLanguage) }),
      jsonLd({ '@type': 'Pharmacy', name: NAME, url, image: site + SHARE_PICTURE.path, areaServed: 'IN' }),
    ];
  if (path === paths.consultDoctor) return [jsonLd({ '@type': 'FAQPage', mainEntity: faqQuestions() })];
  return [];
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeText(content)}" />`;

/** A page by its path, such as '/cart', with its title. */
interface Page {
  readonly path: string;
  readonly title: string;
}

const alternate = (hreflang: Language | 'x-default', address: string): string =>
  `<link rel="alternate" hreflang="${hreflang}" href="${escapeText(address)}" />`;

/**
 * Returns the tags of the head that search engines and shared links read, for a page in the language of this build.
 *
 * @param site The public origin of the shop, without a closing slash.
 */
export function headOf({ path, title }: Page, description: string, site: string): string {
  // The address without a language is that of the English page.
  const englishAddress = `${site}${path}`;
  const address = addressIn(builtLanguage, englishAddress);
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeText(address)}" />`,
    ...languages.map((language) => alternate(language, addressIn(language, englishAddress))),
    alternate('x-default', englishAddress),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', NAME),
    meta('property', 'og:locale', openGraphTag(builtLanguage)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', site + SHARE_PICTURE.path),
    meta('property', 'og:image:width', SHARE_PICTURE.width),
    meta('property', 'og:image:height', SHARE_PICTURE.height),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredDataOf(path, site),
  ].join('');
}

/**
 * Returns `robots.txt`, which allows every page and names two sitemaps. That of the screens is a file of the build, and
 * the server of the shop writes that of the products.
 *
 * @param site The public origin of the shop, without a closing slash.
 */
export const robotsTxt = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\nSitemap: ${site}/sitemap-products.xml\n`;

/**
 * Returns `sitemap.xml`: one `url` element for each page in each language, with links to the page in all languages. The
 * head of each page also names the address for visitors of all other languages (`x-default`): that of the English page.
 *
 * @param pagePaths The paths of the pages, such as '/cart'.
 * @param site The public origin of the shop, without a closing slash.
 */
export const sitemapXml = (pagePaths: readonly string[], site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pagePaths.flatMap((path) => {
      const translations = languages.map((language) => ({
        language,
        href: escapeText(addressIn(language, site + path)),
      }));
      const alternates = translations
        .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
        .join('');
      return translations.map(({ href }) => `  <url><loc>${href}</loc>${alternates}</url>`);
    }),
    '</urlset>',
    '',
  ].join('\n');

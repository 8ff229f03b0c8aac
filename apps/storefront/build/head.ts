import { languages, paths, type Language } from '@niramaya/contract';
import { consultCopy } from '@niramaya/copy/consult';
import { addressIn, htmlTag, language, openGraphTag } from './language.ts';
import { escapeText } from './page.ts';

const SHARE_PICTURE = '/share.png';
const NAME = 'Niramaya';

/** A `<` in the data would end the script element. */
const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

const questions = () => {
  const { tiers, items } = consultCopy.faq;
  const compared = tiers.rows.map(
    ({ label, paid, free }) => `${label}: ${paid} (${tiers.paid}), ${free} (${tiers.free}).`,
  );
  return [{ question: tiers.question, answer: compared.join(' ') }, ...items].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
};

function dataOf(path: string, site: string): string[] {
  if (path === paths.home)
    return [
      jsonLd({ '@type': 'WebSite', name: NAME, url: `${site}/`, inLanguage: htmlTag(language) }),
      jsonLd({ '@type': 'Pharmacy', name: NAME, url: `${site}/`, image: site + SHARE_PICTURE, areaServed: 'IN' }),
    ];
  if (path === paths.consultDoctor) return [jsonLd({ '@type': 'FAQPage', mainEntity: questions() })];
  return [];
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeText(content)}" />`;

interface Titled {
  readonly path: string;
  readonly title: string;
}

const alternate = (hreflang: Language | 'x-default', address: string): string =>
  `<link rel="alternate" hreflang="${hreflang}" href="${escapeText(address)}" />`;

/** Returns the tags of the head that search engines and shared links read. */
export function headOf({ path, title }: Titled, description: string, site: string): string {
  const english = `${site}${path}`;
  const address = addressIn(language, english);
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeText(address)}" />`,
    ...languages.map((one) => alternate(one, addressIn(one, english))),
    alternate('x-default', english),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', NAME),
    meta('property', 'og:locale', openGraphTag(language)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', site + SHARE_PICTURE),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...dataOf(path, site),
  ].join('');
}

export const robotsTxt = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;

/** Each page in each language is a `url`, and names all its languages. */
export const sitemapXml = (addresses: readonly string[], site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.flatMap((address) => {
      const inEach = languages.map((one) => [one, escapeText(addressIn(one, site + address))] as const);
      const alternates = inEach.map(([one, href]) => `<xhtml:link rel="alternate" hreflang="${one}" href="${href}"/>`);
      return inEach.map(([, href]) => `  <url><loc>${href}</loc>${alternates.join('')}</url>`);
    }),
    '</urlset>',
    '',
  ].join('\n');

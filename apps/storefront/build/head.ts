import { paths, type ScreenPage } from '@niramaya/contract';
import { consultCopy } from '@niramaya/copy/consult';
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
      jsonLd({ '@type': 'WebSite', name: NAME, url: `${site}/`, inLanguage: 'en-IN' }),
      jsonLd({ '@type': 'Pharmacy', name: NAME, url: `${site}/`, image: site + SHARE_PICTURE, areaServed: 'IN' }),
    ];
  if (path === paths.consultDoctor) return [jsonLd({ '@type': 'FAQPage', mainEntity: questions() })];
  return [];
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeText(content)}" />`;

/** Returns the tags of the head that search engines and shared links read. */
export function headOf({ path, title }: ScreenPage, description: string, site: string): string {
  const address = `${site}${path}`;
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeText(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', NAME),
    meta('property', 'og:locale', 'en_IN'),
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

export const sitemapXml = (addresses: readonly string[], site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeText(site + address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

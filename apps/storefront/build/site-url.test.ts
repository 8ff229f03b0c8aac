import { renderSVG } from 'uqr';
import { expect, it } from 'vitest';
import { qrCodeSvg } from './site-url.ts';

it('renders the address of the shop on white, with the quiet zone that readers need', () => {
  const svg = qrCodeSvg({ SITE_URL: 'https://shop.example/' });
  expect(svg).toBe(renderSVG('https://shop.example', { ecc: 'M', border: 4 }));
  expect(svg).toContain('<rect fill="white" width="330" height="330"/><path fill="black" d="M40,40h10v10h-10z');
});

it('returns null without the address of the shop, because a phone cannot open localhost', () => {
  expect(qrCodeSvg({})).toBeNull();
});

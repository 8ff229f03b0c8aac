import { chakra as ofChakra, ChakraProvider, defineRecipe } from '@chakra-ui/react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { chakra as ours } from './chakra';
import { takeStyles } from './rules';
import { getSystem } from './system';

/** What both are asked to draw. */
type Case = (chakra: typeof ours) => { component: ComponentType<never>; props: object };

const card = defineRecipe({
  base: { display: 'flex', gap: { base: '2', lg: '4' }, _hover: { color: 'brand.fg' }, '& svg': { opacity: 0.5 } },
  variants: {
    tone: { plain: { bg: 'bg.panel' }, loud: { bg: 'brand.solid', color: 'white' } },
    wide: { true: { width: 'full' } },
  },
  compoundVariants: [{ tone: 'loud', wide: true, css: { fontWeight: 'bold' } }],
  defaultVariants: { tone: 'plain' },
});

const cases: Record<string, Case> = {
  'an element with style properties': (chakra) => ({
    component: chakra.div as never,
    props: { mt: '4', display: { base: 'none', md: 'block' }, _hover: { color: 'fg' }, id: 'one', hideBelow: 'lg' },
  }),
  'a recipe with its default': (chakra) => ({ component: chakra('article', card) as never, props: {} }),
  'a recipe with variants, a compound of them among these': (chakra) => ({
    component: chakra('article', card) as never,
    props: { tone: 'loud', wide: true, 'aria-label': 'Card' },
  }),
  'styles over a recipe': (chakra) => ({
    component: chakra('article', card) as never,
    props: { css: { opacity: 0.5, '[data-x] &': { color: 'fg' } }, gap: '8', opacity: undefined },
  }),
  'a recipe over a recipe': (chakra) => ({
    component: chakra(chakra('article', card), { base: { gap: '1', _hover: { bg: 'bg' } } }) as never,
    props: { tone: 'loud' },
  }),
  'a text style and a state in a media query': (chakra) => ({
    component: chakra('p', {
      base: { textStyle: 'title', _motionReduce: { transition: 'none' }, _print: { display: 'none' } },
    }) as never,
    props: {},
  }),
};

const plainTokens = () => getSystem().tokens.cssVarMap.get('base');

/** CSS without what has no meaning: class names, names of plain tokens, earlier names of properties, blanks. */
const meaning = (css: string) =>
  css
    .replaceAll(/var\((--n-[^()]+)\)/g, (name, property: string) => plainTokens()?.get(property) ?? name)
    .replaceAll('--n-colors-color-palette-', '--p-')
    .replaceAll('--n-colors-', '--n-')
    .replaceAll(/\.(css-|n)[\da-z]+/g, '.X')
    .replaceAll(/-(webkit|moz|ms)-[\w-]+:[^;}]*;?/g, '')
    .replaceAll(/([\w-]+):-(webkit|ms)-[^;}]*;/g, '')
    .replaceAll(';}', '}');

const rulesOf = (styles: string) => /<style data-rules>(.*)<\/style>/s.exec(styles)?.[1] ?? '';

beforeEach(() => void takeStyles(''));

describe('what wears a recipe', () => {
  it.each(Object.entries(cases))('is dressed as by Chakra: %s', (_name, make) => {
    const theirs = make(ofChakra);
    const expected = renderToStaticMarkup(
      <ChakraProvider value={getSystem()}>{createElement(theirs.component, theirs.props as never)}</ChakraProvider>,
    );
    const [, css = '', element = ''] =
      /<style data-emotion="css [^"]*">([^<]*)<\/style>(<[^s].*)$/s.exec(expected) ?? [];
    const own = make(ours);
    const markup = renderToStaticMarkup(createElement(own.component, own.props as never));
    expect(meaning(rulesOf(takeStyles(markup)))).toBe(meaning(css));
    expect(css).not.toBe('');
    const attributes = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');
    expect(attributes(markup)).toBe(attributes(element));
  });

  it('is drawn as another element where it is told so', () => {
    const Card = ours('article', card);
    expect(renderToStaticMarkup(<Card as="li" />)).toMatch(/^<li class="n\w+"><\/li>$/);
  });

  it('keeps the class that it is given', () => {
    const Card = ours('article', card);
    expect(renderToStaticMarkup(<Card className="mine" />)).toMatch(/^<article class="mine n\w+"><\/article>$/);
  });

  it('has no class where it has no style', () => {
    expect(renderToStaticMarkup(<ours.div id="bare" />)).toBe('<div id="bare"></div>');
  });

  it('has one name for one look, in whatever order things are drawn', () => {
    const Card = ours('article', card);
    const [one, other] = [renderToStaticMarkup(<Card wide />), renderToStaticMarkup(<Card wide />)];
    expect(one).toBe(other);
    expect(renderToStaticMarkup(<Card />)).not.toBe(one);
  });
});

describe('the styles of a page', () => {
  it('are those of its markup, and the next page starts anew', () => {
    const Shown = ours('p', { base: { color: 'fg' } });
    const Passing = ours('p', { base: { opacity: 0.25 } });
    renderToStaticMarkup(<Passing />);
    const styles = takeStyles(renderToStaticMarkup(<Shown />));
    expect(styles).toContain('{color:var(--n-fg);}');
    expect(styles).not.toContain('opacity:0.25');
    expect(rulesOf(takeStyles(''))).toBe('');
  });

  it('hold the values of plain tokens, and the names of colours', () => {
    const Box = ours('p', { base: { padding: '2.5', marginTop: '-4', color: 'brand.fg' } });
    const styles = takeStyles(renderToStaticMarkup(<Box />));
    expect(rulesOf(styles)).toContain('{padding:0.625rem;margin-top:calc(1rem * -1);color:var(--n-brand-fg);}');
    expect(styles).toContain('--n-brand-fg:#');
    expect(styles).not.toContain('--n-spacing');
  });

  it('say a condition once, and keep the order of what one element wears', () => {
    const Narrow = ours('p', { base: { padding: { base: '1', lg: '4' } } });
    const Wide = ours('p', { base: { padding: { md: '2', lg: '3' }, '& svg': { opacity: 0.5 } } });
    const css = rulesOf(takeStyles(renderToStaticMarkup([<Narrow key="1" />, <Wide key="2" />])));
    expect(css.replaceAll(/\.n\w+/g, '.x')).toBe(
      '.x{padding:0.25rem;}.x svg{opacity:0.5;}' +
        '@media screen and (min-width: 64.0625rem){.x{padding:1rem;}}' +
        '@media screen and (min-width: 37.5625rem){.x{padding:0.5rem;}}' +
        '@media screen and (min-width: 64.0625rem){.x{padding:0.75rem;}}',
    );
  });

  it('name early what browsers know by an earlier name', () => {
    const Fixed = ours('p', { base: { userSelect: 'none' } });
    expect(takeStyles(renderToStaticMarkup(<Fixed />))).toContain('{-webkit-user-select:none;user-select:none;}');
  });
});

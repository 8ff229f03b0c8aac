import { defineConfig } from '@chakra-ui/react';
import { columns } from './columns';

type Utilities = NonNullable<Parameters<typeof defineConfig>[0]['utilities']>;
type TokenKind = Extract<Utilities[string]['values'], string>;

/** Declares properties whose values come from one kind of token. A shorthand follows its property: `'width w'`. */
const from = (values: TokenKind | undefined, ...properties: string[]): Utilities =>
  Object.fromEntries(
    properties.map((line) => {
      const [property = '', ...shorthand] = line.split(' ');
      return [property, { values, shorthand }];
    }),
  );

const corners = (first: string, second: string) => ({
  values: 'radii' as const,
  transform: (value: string): Record<never, never> => ({
    [`border${first}Radius`]: value,
    [`border${second}Radius`]: value,
  }),
});

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
};
const shown = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '0',
  margin: '0',
  overflow: 'visible',
  clip: 'auto',
  whiteSpace: 'normal',
};

/** Accepts only the names of our breakpoints, because a raw width would need a rule of its own. */
const hideAt = (suffix: string) => ({
  values: 'breakpoints' as const,
  transform: (_value: string, { raw }: { raw: string }): Record<never, never> => ({
    [`@breakpoint ${raw}${suffix}`]: { display: 'none' },
  }),
});

/**
 * The style properties and conditions that the shop uses, with the names and the meaning that they have in Chakra.
 * Panda uses them to compile the rules of all pages. Chakra's own components use them in what opens on demand. The
 * presets of Panda and Chakra have three times as many, and the factory of every page contains the name of each one. A
 * property that is missing here does not compile.
 */
export const base = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
    expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
    pressed: '&:is([aria-pressed=true], [data-pressed])',
    selected: '&:is([aria-selected=true], [data-selected])',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    placeholder: '&::placeholder, &[data-placeholder]',
    before: '&::before',
    after: '&::after',
    firstLetter: '&::first-letter',
    first: '&:first-of-type',
    last: '&:last-of-type',
    notFirst: '&:not(:first-of-type)',
    notLast: '&:not(:last-of-type)',
    icon: '& :where(svg)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
    /** The window has room for pinned elements. On a lower one, also one low through zoom, everything scrolls. */
    tall: '@media (min-height: 30rem)',
    dark: '.dark &, .dark .chakra-theme:not(.light) &',
    light: ':root &, .light &',
  },
  utilities: {
    ...from(
      'colors',
      'background bg',
      'backgroundColor bgColor',
      'borderColor',
      'borderTopColor',
      'borderBottomColor',
      'borderInlineStartColor',
      'borderInlineEndColor',
      'color',
      'fill',
      'stroke',
      'accentColor',
      'caretColor',
      'outlineColor',
      'textDecorationColor',
    ),
    ...from(
      'borders',
      'border',
      'borderTop',
      'borderBottom',
      'borderInlineStart',
      'borderInlineEnd',
      'borderBlock borderY',
      'borderInline borderX',
    ),
    ...from('borderStyles', 'borderStyle'),
    ...from(
      'borderWidths',
      'borderWidth',
      'borderTopWidth',
      'borderBottomWidth',
      'borderInlineStartWidth',
      'borderInlineEndWidth',
      'borderBlockWidth',
      'borderInlineWidth',
    ),
    ...from(
      'radii',
      'borderRadius rounded',
      'borderStartStartRadius',
      'borderStartEndRadius',
      'borderEndStartRadius',
      'borderEndEndRadius',
    ),
    borderTopRadius: corners('TopLeft', 'TopRight'),
    borderBottomRadius: corners('BottomLeft', 'BottomRight'),
    borderInlineStartRadius: { ...corners('StartStart', 'EndStart'), shorthand: ['borderStartRadius'] },
    borderInlineEndRadius: { ...corners('StartEnd', 'EndEnd'), shorthand: ['borderEndRadius'] },
    ...from('shadows', 'boxShadow shadow', 'textShadow'),
    ...from(
      'spacing',
      'gap',
      'rowGap gapY',
      'columnGap gapX',
      'inset',
      'insetInline insetX',
      'insetBlock insetY',
      'insetInlineStart insetStart',
      'insetInlineEnd insetEnd',
      'insetBlockStart',
      'insetBlockEnd',
      'top',
      'right',
      'bottom',
      'left',
      'margin m',
      'marginTop mt',
      'marginRight mr',
      'marginBottom mb',
      'marginLeft ml',
      'marginInline mx marginX',
      'marginInlineStart ms marginStart',
      'marginInlineEnd me marginEnd',
      'marginBlock my marginY',
      'marginBlockStart',
      'marginBlockEnd',
      'padding p',
      'paddingTop pt',
      'paddingRight pr',
      'paddingBottom pb',
      'paddingLeft pl',
      'paddingInline px paddingX',
      'paddingInlineStart ps paddingStart',
      'paddingInlineEnd pe paddingEnd',
      'paddingBlock py paddingY',
      'paddingBlockStart',
      'paddingBlockEnd',
      'scrollMarginTop',
      'scrollMarginBottom',
      'scrollPaddingTop',
      'scrollPaddingInline',
      'scrollPaddingBlock',
    ),
    ...from(
      'sizes',
      'flexBasis',
      'width w',
      'minWidth minW',
      'maxWidth maxW',
      'height h',
      'minHeight minH',
      'maxHeight maxH',
      'inlineSize',
      'minInlineSize',
      'maxInlineSize',
      'blockSize',
      'scrollbarWidth',
    ),
    boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
    hideFrom: hideAt(''),
    hideBelow: hideAt('Down'),
    ...from('zIndex', 'zIndex'),
    ...from('durations', 'transitionDuration', 'animationDuration', 'animationDelay'),
    ...from('easings', 'transitionTimingFunction', 'animationTimingFunction'),
    ...from('fonts', 'fontFamily'),
    ...from('fontSizes', 'fontSize'),
    ...from('fontWeights', 'fontWeight'),
    ...from('lineHeights', 'lineHeight'),
    ...from('letterSpacings', 'letterSpacing'),
    // These have no tokens of their own. Only the name is Chakra's.
    ...from(undefined, 'position pos', 'flexDirection flexDir', 'textDecoration textDecor'),
    /** The maximum number of cards side by side, and the minimum width of one card: `'3'`, `'2 8.5rem'`. */
    cardColumns: {
      values: { type: 'string' },
      // Panda passes `'3'` as a number.
      transform: (value: string | number) => {
        const [most, least] = String(value).split(' ');
        return { gridTemplateColumns: columns(Number(most), least) };
      },
    },
    srOnly: {
      values: { type: 'boolean' },
      transform: (value: boolean): Record<never, never> => (value ? hidden : shown),
    },
  },
});

import { createElement } from 'react';
import { chakra } from '../../theme/chakra';
import { useBrandLogo } from '../../theme/settings';

export interface LogoProps {
  /** Height of the mark in px. @default 36 */
  size?: number;
  /** Sets the name beside the mark; without it the mark itself is named for screen readers. */
  withName?: boolean;
  /** The name of the shop, written or read out. @default 'Niramaya' */
  name?: string;
}

/**
 * The mark of Niramaya: a leaf that is also a drop, and in it an n whose second stem carries the dot of an i: "ni", the
 * word's first syllable, "free from". Its colours are fixed, the same on every ground; `favicon.svg` repeats them.
 */
function Mark({ size, label }: { size: number; label: string | undefined }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...naming} viewBox="0 0 48 48" width={size} height={size} fill="none">
      <path d="M41 3.5a3.5 3.5 0 0 1 3.5 3.5v17A20.5 20.5 0 1 1 24 3.5z" fill="#0D7263" />
      <path d="M15.5 35.5v-8a8 8 0 0 1 16 0v8" stroke="#FFF" strokeWidth="5" strokeLinecap="round" />
      <circle cx="31.5" cy="12.3" r="3.4" fill="#F6A821" />
    </svg>
  );
}

function OwnLogo({ size = 36, withName = false, name = 'Niramaya' }: LogoProps) {
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      gap="[0.28em]"
      color="fg"
      style={{ fontSize: size * 0.8 }}
    >
      <Mark size={size} label={withName ? undefined : name} />
      {withName && (
        <chakra.span fontFamily="heading" fontWeight="bold" lineHeight="[1]" letterSpacing="-0.01em">
          {name}
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** Mark and name of the shop, the name in the theme's own letters; the brand's own logo where it has one. */
export function Logo(props: LogoProps) {
  return createElement(useBrandLogo() ?? OwnLogo, props);
}

import { createContext, createElement, useContext, type ComponentType } from 'react';
import { styled } from '../../theme/styled';

/** The props of `Logo`, and of the logo of a brand. */
export interface LogoProps {
  /** The width and height of the mark, in px; the name follows in proportion. @default 36 */
  size?: number;
  /**
   * Whether the name of the brand follows the mark. It is then the text for screen readers; otherwise the mark has it
   * as its name. @default false
   */
  withName?: boolean;
}

/** Carries the logo of the brand from `UiProvider`. */
export const LogoContext = createContext<ComponentType<LogoProps> | undefined>(undefined);

const name = 'Niramaya';

/** The logo of Niramaya: a leaf that is also a drop, with the letters n and i inside. */
function OwnLogo({ size = 36, withName = false }: LogoProps) {
  const naming = withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <styled.span display="inline-flex" alignItems="center" gap="[0.28em]" color="fg" style={{ fontSize: size * 0.8 }}>
      {/* The colours are fixed in both themes, and repeated in `favicon.svg`. */}
      <svg {...naming} viewBox="0 0 48 48" width={size} height={size} fill="none">
        <path d="M41 3.5a3.5 3.5 0 0 1 3.5 3.5v17A20.5 20.5 0 1 1 24 3.5z" fill="#0D7263" />
        <path d="M15.5 35.5v-8a8 8 0 0 1 16 0v8" stroke="#FFF" strokeWidth="5" strokeLinecap="round" />
        <circle cx="31.5" cy="12.3" r="3.4" fill="#F6A821" />
      </svg>
      {withName && (
        <styled.span
          htmlTranslate="no"
          fontFamily="heading"
          fontWeight="bold"
          lineHeight="[1]"
          letterSpacing="-0.01em"
          // The name shrinks if the container is too narrow for it. A letter is about 0.67 em wide, and the mark with
          // its gap 1.25 times its size.
          style={{ fontSize: `min(1em, (100cqi - ${size * 1.25}px) / ${name.length * 0.67})` }}
        >
          {name}
        </styled.span>
      )}
    </styled.span>
  );
}

/**
 * `Logo` is for the mark of the brand in the top bar and the footer, from 24 px up. Without its name it fits a small
 * space.
 */
export function Logo(props: LogoProps) {
  return createElement(useContext(LogoContext) ?? OwnLogo, props);
}

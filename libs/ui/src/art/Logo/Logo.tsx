import { createContext, createElement, useContext, type ComponentType } from 'react';
import { styled } from '../../theme/styled';

export interface LogoProps {
  size?: number;
  withName?: boolean;
}

export const LogoContext = createContext<ComponentType<LogoProps> | undefined>(undefined);

const name = 'Niramaya';

function OwnLogo({ size = 36, withName = false }: LogoProps) {
  const naming = withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <styled.span display="inline-flex" alignItems="center" gap="[0.28em]" color="fg" style={{ fontSize: size * 0.8 }}>
      {/* The colours are repeated in `favicon.svg`. */}
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
          // Fits a narrow container.
          style={{ fontSize: `min(1em, (100cqi - ${size * 1.25}px) / ${name.length * 0.67})` }}
        >
          {name}
        </styled.span>
      )}
    </styled.span>
  );
}

/** The logo of the brand. */
export function Logo(props: LogoProps) {
  return createElement(useContext(LogoContext) ?? OwnLogo, props);
}

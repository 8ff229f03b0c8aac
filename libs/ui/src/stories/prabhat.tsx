import { styled } from '../theme/styled';
import { createTheme } from '../theme/createTheme';
import type { LogoProps } from '../theme/settings';
import { prabhatTokens } from './prabhatTokens';

function PrabhatLogo({ size = 36, withName = false }: LogoProps) {
  const naming = withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Prabhat' };
  return (
    <styled.span display="inline-flex" alignItems="center" gap="[0.28em]" color="fg" style={{ fontSize: size * 0.8 }}>
      <svg {...naming} viewBox="0 0 48 48" width={size} height={size} fill="none">
        <rect x="3" y="3" width="42" height="42" rx="6" fill="#6B2A7B" />
        <path d="M12 31a12 12 0 0 1 24 0z" fill="#F6A821" />
        <path
          d="M8 36h32M24 10v5M10.5 17.5l3.5 3.5M37.5 17.5 34 21"
          stroke="#FFF"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {withName && (
        <styled.span fontFamily="heading" fontWeight="bold" lineHeight="[1]">
          Prabhat
        </styled.span>
      )}
    </styled.span>
  );
}

export const prabhat = createTheme({ name: 'prabhat', logo: PrabhatLogo, ...prabhatTokens });

import { styled } from '../theme/styled';
import { createTheme, type BrandTokens } from '../theme/createTheme';
import type { LogoProps } from '../art/Logo/Logo';

const serif = "'Fraunces Variable', 'Anek Latin Variable', 'Anek Devanagari Variable', Georgia, serif";

/** The tokens of Prabhat, a second and invented brand for the toolbar and the stories of Storybook. */
export const prabhatTokens = {
  fonts: { body: serif, heading: serif },
  radii: { sm: '0.125rem', control: '0.25rem', card: '0.375rem' },
  colors: {
    bg: {
      DEFAULT: ['#FAF8FC', '#131016'],
      panel: ['#FFFFFF', '#1B1720'],
      subtle: ['#F3EFF7', '#231D29'],
      muted: ['#E8E1EE', '#2D2635'],
    },
    border: { DEFAULT: ['#DFD7E6', '#3A3144'], strong: ['#7F7689', '#8A7F95'] },
    brand: {
      solid: ['#6B2A7B', '#D7A3E6'],
      solidHover: ['#521D60', '#E3BEEE'],
      contrast: ['#FFFFFF', '#2A0A33'],
      fg: ['#64256F', '#E3BEEE'],
      subtle: ['#F7EEF9', '#2A1A2F'],
      muted: ['#EDDCF1', '#3B2442'],
      emphasized: ['#DEC0E6', '#55345F'],
      border: ['#9A6BA6', '#9463A1'],
      focusRing: ['#7A3489', '#E3BEEE'],
    },
    neutral: { focusRing: ['#7A3489', '#E3BEEE'] },
  },
} satisfies BrandTokens;

/** The logo of Prabhat: a rising sun on a square. */
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

// The theme of Prabhat, for `<UiProvider theme>`.
export const prabhat = createTheme({ name: 'prabhat', logo: PrabhatLogo, ...prabhatTokens });

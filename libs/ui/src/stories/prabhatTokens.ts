import type { BrandTokens } from '../theme/createTheme';

const serif = "'Fraunces Variable', 'Anek Latin Variable', 'Anek Devanagari Variable', Georgia, serif";

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

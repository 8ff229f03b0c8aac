/** Returns the linear value, 0 to 1, of the colour channel that begins at index `at` of '#RRGGBB'. */
const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of WCAG 2.2, from 0 for black to 1 for white. */
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/**
 * Returns the contrast ratio of WCAG 2.2 between two opaque colours, given as '#RRGGBB'. It is 1 for equal colours and
 * 21 for black on white.
 */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

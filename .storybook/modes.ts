/** The widths of the contract's breakpoints and of the telephones and desktops on either side, in px. */
const widths = [360, 480, 600, 768, 1024, 1280] as const;

export const breakpointViewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 600 ? '780px' : '900px' } },
  ]),
);

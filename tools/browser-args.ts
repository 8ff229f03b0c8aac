/**
 * Flags for every Chromium that the checks start. They prevent connections of the browser's own. They also make text
 * and colour render the same on every machine, so that screenshots can be compared.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Flags for the stories. They finish a frame before it is captured, so that a screenshot does not depend on the frame
 * before. A journey would lose frames of a page that is still hydrating.
 */
export const storyArgs = [
  ...browserArgs,
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

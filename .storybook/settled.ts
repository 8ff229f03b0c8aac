const frame = () => new Promise(requestAnimationFrame);

const stillness = new CSSStyleSheet();
stillness.replaceSync(`
  *, *::before, *::after { transition: none !important; caret-color: transparent !important; }
`);

/**
 * Keeps a toast open, as a pointer over it does. It ignores an empty corner, which would hold the toast of the next
 * story.
 */
export function holdToasts() {
  const toast = document.querySelector('[data-position] > [aria-live] > *');
  toast?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Stops transitions, toast timers and the blinking caret until `letMove`. */
export function holdStill() {
  holdToasts();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, stillness];
}

export function letMove() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness);
}

/** Moves finite animations to their end, and endless animations to their beginning. */
function endAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Waits until an image that has begun to load is decoded. A failed image is settled too. */
const loaded = (image: HTMLImageElement) => image.decode().catch(() => undefined);

/** Waits until the story stops changing by itself: layout, fonts, pictures, animations. */
export async function settled() {
  await frame();
  await document.fonts.ready;
  const started = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
  await Promise.all(started.map(loaded));
  endAnimations();
  await frame();
}

/** Returns the pictures in the window. The browser may never load the others. */
function inSight(pictures: readonly HTMLImageElement[]): Promise<HTMLImageElement[]> {
  if (pictures.length === 0) return Promise.resolve([]);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLImageElement));
    });
    for (const picture of pictures) observer.observe(picture);
  });
}

/**
 * Waits until a picture has loaded or failed. It does not use `decode()`, because a picture decoded in advance is
 * smoothed differently.
 */
const arrived = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    if (picture.complete) resolve(undefined);
    for (const event of ['load', 'error']) picture.addEventListener(event, resolve, { once: true });
  });

/** Waits for the lazy pictures that a larger window brings into sight. */
export async function lazyPictures() {
  const waiting = [...document.images].filter(({ loading, complete }) => loading === 'lazy' && !complete);
  await Promise.all((await inSight(waiting)).map(arrived));
  await frame();
}

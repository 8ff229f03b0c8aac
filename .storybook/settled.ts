const frame = () => new Promise(requestAnimationFrame);

const stillness = new CSSStyleSheet();
stillness.replaceSync(`
  *, *::before, *::after { transition: none !important; caret-color: transparent !important; }
`);

/** A toast stays for as long as a pointer is on it. An empty corner is left alone: it would hold the next story's. */
export function holdToasts() {
  const toast = document.querySelector('[data-position] > [aria-live] > *');
  toast?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Nothing slides or fades, no toast leaves and no caret blinks until the returned function is called. */
export function holdStill(): () => void {
  holdToasts();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, stillness];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness);
  };
}

/** Takes what moves to its end, and what moves for ever to its beginning. */
function endAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Whatever has begun to load; a picture that fails is settled too. */
const loaded = (image: HTMLImageElement) => image.decode().catch(() => undefined);

/** Waits until what the story shows will not change by itself: layout, fonts, pictures, animations. */
export async function settled() {
  await frame();
  await document.fonts.ready;
  const started = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
  await Promise.all(started.map(loaded));
  endAnimations();
  await frame();
}

/** Those that can be seen; the browser may never begin to load the others. */
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

/** Loaded or failed. Not `decode()`: what has been decoded ahead is smoothed otherwise than what is drawn as it comes. */
const arrived = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    if (picture.complete) resolve(undefined);
    for (const event of ['load', 'error']) picture.addEventListener(event, resolve, { once: true });
  });

/** Waits for the lazy pictures that have come into sight with a larger window. */
export async function lazyPictures() {
  const waiting = [...document.images].filter(({ loading, complete }) => loading === 'lazy' && !complete);
  await Promise.all((await inSight(waiting)).map(arrived));
  await frame();
}

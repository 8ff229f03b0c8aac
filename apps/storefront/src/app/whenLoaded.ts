/** Returns a promise that resolves after the `load` event, or at once if that has fired. */
export const whenLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

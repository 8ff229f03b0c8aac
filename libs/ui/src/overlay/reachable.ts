/** The attribute of elements that stay usable next to an open overlay: the toasts. */
export const reachableAttribute = 'data-reachable';

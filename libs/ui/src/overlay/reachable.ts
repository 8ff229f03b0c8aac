/** Marks what stays within reach beside an open overlay: the toasts. */
export const reachableAttribute = 'data-reachable';

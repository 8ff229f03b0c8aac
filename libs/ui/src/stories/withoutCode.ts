/**
 * The parameters of a story whose docs page shows it without code to copy. It is for a story that shows several states
 * at once by a helper, whose code no application could use.
 */
export const withoutCode = { docs: { canvas: { sourceState: 'none' } } } as const;

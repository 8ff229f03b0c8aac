/** The definition of each `npm run` command. */
export const tasks: Readonly<Record<string, { readonly script?: string }>>;

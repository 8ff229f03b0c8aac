/** What each `npm run` command is. */
export const tasks: Readonly<Record<string, { readonly script?: string }>>;

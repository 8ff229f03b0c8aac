/** The components that texts name by the function with which an application uses them. */
const byFunction: Readonly<Record<string, string>> = { toast: 'Toaster', 'toast.error': 'Toaster' };

/** Returns the texts between backticks in Markdown. */
const codeIn = (markdown: string): string[] => markdown.split('`').filter((_text, place) => place % 2 === 1);

/** Returns the components and other code that a text in Markdown names, in its order. */
export const namesIn = (markdown: string): string[] => codeIn(markdown).map((code) => byFunction[code] ?? code);

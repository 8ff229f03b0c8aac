const EMOTION = /<style data-emotion="(css(?:-global)?) ([^"]*)">([\s\S]*?)<\/style>/g;

/**
 * Takes the style elements that Emotion wrote beside each component out of the markup, for the head: one for every
 * global rule, by which Emotion finds them again in the browser, and a single one for all the rest. Between the
 * elements of a page they would count as children for `:first-child` and its kin until the page is alive.
 */
export function gatherStyles(markup: string): { markup: string; styles: string } {
  let globals = '';
  let rules = '';
  const names: string[] = [];
  const rest = markup.replace(EMOTION, (element: string, kind: string, name: string, css: string) => {
    if (kind === 'css-global') {
      globals += element;
    } else {
      names.push(name);
      rules += css;
    }
    return '';
  });
  return { markup: rest, styles: `${globals}<style data-emotion="css ${names.join(' ')}">${rules}</style>` };
}

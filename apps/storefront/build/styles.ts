import postcss, { type Container, type Document, type Root } from 'postcss';

/**
 * Class names of Panda, as `toHash` in `panda.config.ts` makes them. Scripts set all other classes, which count as
 * used.
 */
const pandaClass = /\.(?!dark\b)([A-Za-z]{4})(?![\w-])/g;
/**
 * The layers in the order of `theme/styles.css`. If a page lacked one, the late sheet would add it after the others.
 */
const layers = ['reset', 'base', 'tokens', 'recipes', 'utilities'];
/**
 * Rules without effect before a page is touched or printed. Focus is not among them: a shopper may use the keyboard
 * before the late sheet arrives.
 */
const afterwards = {
  selectors: /:hover|:active|::selection|::view-transition/,
  properties: /^(?:transition|cursor|(?:-webkit-)?user-select|will-change)/,
};
const variable = /var\((--n-(?:[\w-]|\\.)+)\)/g;

export interface Styles {
  /**
   * Returns the styles in the head of a page: the fonts, and the rules and tokens that its markup uses before it is
   * touched.
   * @throws if the markup has a class of Panda without a rule
   */
  readonly critical: (markup: string) => string;
  /**
   * All rules, fetched after the first paint. It has no fonts, because browsers would swap in those that have loaded in
   * the meantime.
   */
  readonly late: string;
}

/** Divides the style sheet of a build into what a page carries and what it fetches later. */
export function divideStyles(sheet: string): Styles {
  const all = postcss.parse(sheet);
  all.walkDecls('--made-with-panda', (declaration) => void declaration.parent?.remove());
  const fonts = all.nodes.filter((node) => node.type === 'atrule' && node.name === 'font-face');
  for (const font of fonts) font.remove();
  const known = new Set(Array.from(String(all).matchAll(pandaClass), ([, name]) => name));
  const values = plainTokens(all);

  return {
    late: String(all),
    critical: (markup) => {
      const classes = new Set(
        Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
          names.split(' ').filter((name) => /^[A-Za-z]{4}$/.test(name)),
        ).flat(),
      );
      const missing = [...classes].filter((name) => !known.has(name));
      if (missing.length > 0) throw new Error(`No rule has the class ${missing.join(', ')}: a style is not static.`);
      const rules = all.clone();
      rules.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()));
      rules.walkDecls(afterwards.properties, (declaration) => void declaration.remove());
      keepClasses(rules, classes);
      inline(rules, values);
      keepReferenced(rules, markup);
      dropEmpty(rules);
      return `${fonts.join('')}@layer ${layers.join()};${shorten(String(rules), markup)}`;
    },
  };
}

/**
 * Returns the tokens that are the same in light and dark. In a page, their value is shorter than their name and a
 * declaration.
 */
function plainTokens(rules: Root): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const themed = new Set<string>();
  rules.walkDecls(/^--n-/, ({ prop, value }) => void (values.has(prop) ? themed.add(prop) : values.set(prop, value)));
  for (const name of themed) values.delete(name);
  return values;
}

function keepClasses(rules: Root, classes: ReadonlySet<string>): void {
  rules.walkRules((rule) => {
    const isUsed = (selector: string) =>
      Array.from(selector.matchAll(pandaClass)).every(([, name = '']) => classes.has(name));
    const selectors = rule.selectors.filter((selector) => isUsed(selector) && !afterwards.selectors.test(selector));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
}

function inline(rules: Root, values: ReadonlyMap<string, string>): void {
  const resolve = (text: string): string =>
    text.replaceAll(variable, (reference, name: string) => {
      const value = values.get(name);
      return value === undefined ? reference : resolve(value);
    });
  rules.walkDecls((declaration) => {
    if (values.has(declaration.prop)) declaration.remove();
    else declaration.value = resolve(declaration.value);
  });
}

/** Removes tokens and keyframes that neither a rule nor the markup names. */
function keepReferenced(rules: Root, markup: string): void {
  for (let dropped = true; dropped;) {
    const text = String(rules);
    const referenced = new Set(Array.from((text + markup).matchAll(variable), ([, name]) => name));
    dropped = false;
    rules.walkDecls(/^--n-/, (declaration) => {
      if (referenced.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
  const animations: string[] = [];
  rules.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  rules.walkAtRules('keyframes', (frames) => {
    if (!animations.some((animation) => animation.split(' ').includes(frames.params))) frames.remove();
  });
}

/**
 * Shortens the names of colours, except those that the markup itself names. The late sheet has all colours under their
 * own names.
 */
const shorten = (css: string, markup: string): string =>
  css.replaceAll(/--n-colors-((?:color-palette-)?)([\w-]+)/g, (name, palette: string, role: string) =>
    markup.includes(name) ? name : `${palette ? '--p-' : '--n-'}${role}`,
  );

function dropEmpty(container: Container | Document): void {
  for (const node of [...(container.nodes ?? [])])
    if ('nodes' in node && node.nodes) {
      dropEmpty(node as Container);
      if (node.nodes.length === 0) node.remove();
    }
}

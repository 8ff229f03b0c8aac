/**
 * The rules with which a browser replaces the colours of a page. A page cannot switch forced colours on by itself, so
 * these rules imitate them.
 */
const forced = `
  :root {
    background-color: Canvas !important;
  }
  :where(*), :where(*)::before, :where(*)::after, :where(*)::placeholder {
    color: revert !important;
    background-color: revert !important;
    border-color: revert !important;
    outline-color: revert !important;
    text-decoration-color: revert !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
`;

/**
 * Returns the style rules inside `@media (forced-colors: active)`, each marked as important so that it overrides
 * `forced`. `holds` is true inside such a media query.
 */
function ownRules(rules: CSSRuleList, holds = false): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return holds ? `${rule.selectorText} { ${important(rule.style)} }` : [];
    const inner = (rule as Partial<CSSGroupingRule>).cssRules;
    if (!inner) return [];
    return ownRules(
      inner,
      holds || (rule instanceof CSSMediaRule && /forced-colors:\s*active/.test(rule.conditionText)),
    );
  });
}

/** Returns declarations of a style, each marked as important. */
const important = (style: CSSStyleDeclaration) =>
  [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important;`).join(' ');

/**
 * Shows the page as with forced colours, and returns a function that undoes it. Unlike a browser it puts no boxes of
 * the background colour behind text. Styles that the page adds to its head later count too: the styles of a dialog come
 * with its code, which may load after the story has rendered.
 */
export function forceColours(): () => void {
  const sheet = new CSSStyleSheet();
  const update = () => {
    const own = [...document.styleSheets].flatMap(({ cssRules }) => ownRules(cssRules));
    sheet.replaceSync([forced, ...own].join('\n'));
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(document.head, { childList: true, subtree: true });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

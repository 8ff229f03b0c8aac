import { designTokenFiles, type Brands, type DesignTokens } from './dtcg';

/** The values are names in Penpot. */
const kinds = {
  color: 'color',
  spacing: 'spacing',
  size: 'sizing',
  radius: 'borderRadius',
  font: 'fontFamilies',
  fontSize: 'fontSizes',
  fontWeight: 'fontWeights',
  lineHeight: 'number',
} as const;
type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => name in kinds;
const isGroup = (value: unknown): value is DesignTokens => typeof value === 'object' && value !== null;

function over(below: DesignTokens, above: DesignTokens): DesignTokens {
  const merged = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const before = merged[name];
    merged[name] = isGroup(before) && isGroup(value) && !('$value' in value) ? over(before, value) : value;
  }
  return merged;
}

/** Penpot reads values as text. */
function text(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  if (!isGroup(value)) return String(value);
  const { hex, alpha, value: figure, unit } = value;
  if (typeof hex === 'string') {
    const opacity = Math.round(Number(alpha) * 255).toString(16);
    return alpha === 1 ? hex : `${hex}${opacity.padStart(2, '0')}`;
  }
  return `${String(figure)}${String(unit)}`;
}

function inText(group: DesignTokens, type: string): DesignTokens {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) => {
      if (!isGroup(value)) return [];
      return [[name, '$value' in value ? { $type: type, $value: text(value.$value) } : inText(value, type)]];
    }),
  );
}

const documentInText = (document: DesignTokens): DesignTokens =>
  Object.fromEntries(
    Object.entries(document).flatMap(([name, group]) =>
      isKind(name) && isGroup(group) ? [[name, inText(group, kinds[name])]] : [],
    ),
  );

/** Returns files by name for Figma and Penpot, which read no resolver documents. */
export function designToolFiles(brands: Brands): Record<string, DesignTokens> {
  const { 'niramaya.resolver.json': _resolver, ...files } = designTokenFiles(brands);
  const documents = new Map(Object.entries(files).map(([file, document]) => [file.split('.')[0] ?? '', document]));
  const document = (name: string) => documents.get(name) ?? {};
  const modes = [...documents.keys()].filter((name) => name !== 'base');
  const setsOf = (name: string) => ['base', ...new Set([name.split('-').at(-1) ?? name, name])];
  const figma = modes.map((name) => {
    const whole = setsOf(name).map(document).reduce(over);
    const variables = Object.entries(whole).filter(([kind]) => isKind(kind));
    return [
      `figma/${name.includes('-') ? name : `niramaya-${name}`}.tokens.json`,
      Object.fromEntries(variables),
    ] as const;
  });
  const themes = modes.map((name) => ({
    id: name,
    name,
    group: 'Theme',
    selectedTokenSets: Object.fromEntries(setsOf(name).map((set) => [set, 'enabled'])),
  }));
  return {
    ...Object.fromEntries(figma),
    'penpot.json': {
      ...Object.fromEntries(Array.from(documents, ([name, tokens]) => [name, documentInText(tokens)])),
      $themes: themes,
      $metadata: { tokenSetOrder: [...documents.keys()] },
    },
  };
}

const notAttributes = new Set(['as', 'asChild', 'theme']);

/**
 * Whether a property given to an element, and no style or variant, is an attribute. It stands in for the package that
 * Chakra asks, whose list of every attribute there is each page would carry: what else an element may be given, its
 * types say already.
 */
export default function isAttribute(name: string): boolean {
  return !notAttributes.has(name);
}

import fc from 'fast-check';
import type { Schema, Schemas } from './document.ts';

export function fitting(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, schemas)));
  switch (schema.type) {
    case 'integer':
      return fc.oneof(
        fc.integer({ min: 1, max: Math.min(schema.maximum ?? 400, 400) }),
        fc.integer({ min: schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, max: schema.maximum }),
      );
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'array':
      return fc.array(fitting(schema.items ?? {}, schemas), {
        minLength: 1,
        maxLength: Math.min(schema.maxItems ?? 3, 5),
      });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, one]) => [name, fitting(one, schemas)] as const,
      );
      return fc.record(Object.fromEntries(fields));
    }
    default:
      return schema.pattern !== undefined && !schema.pattern.includes('\\p')
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.constantFrom('vitamins', 'skinCare', 'vitamn c', 'tablet 500', 'neem', 'आशा', 'Asha Rao', '34', '1.svg');
  }
}

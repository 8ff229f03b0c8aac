import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import { malformed } from './api-error';
import type { ApiError } from './api-error';

/** The Standard Schema interface, as far as RTK Query uses it (`rawResponseSchema`). */
interface ResponseSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: T } | { readonly issues: readonly { message: string }[] };
  };
}

/**
 * Returns a schema for the `rawResponseSchema` of an endpoint, made of a reader (such as `reader` of the contract
 * makes). What the reader returns goes on to `transformResponse`. If it returns null, the call has failed as
 * `malformed`.
 */
export const responseSchema = <T>(read: (body: unknown) => T | null): ResponseSchema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'niramaya',
    validate: (body) => {
      const value = read(body);
      return value === null ? { issues: [{ message: 'malformed' }] } : { value };
    },
  },
});

/**
 * Returns the schema of a list. It reads record by record: one that cannot be rendered is left out, and the others stay.
 * The readers are those of stored data, because zod would cost every page 4.6 kB (decision 26).
 */
export const listSchema = <T>(read: (record: unknown) => T | null) =>
  responseSchema((body) => (Array.isArray(body) ? body.flatMap((record: unknown) => read(record) ?? []) : null));

/**
 * Returns the error for a response that its schema refuses. Such a response comes from something in between, such as a
 * proxy.
 */
export const catchSchemaFailure = (error: NamedSchemaError): ApiError => malformed(error._bqMeta);

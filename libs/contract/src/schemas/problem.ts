import { z } from 'zod';

/**
 * The body of every response of the API with an error: Problem Details (RFC 9457). `type` is a URN with the kind of the
 * problem. `errors` are the fields that were refused. `requestId` finds the request in the log of the server.
 */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().optional(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' });
/** The body of a response with an error. */
export type Problem = z.infer<typeof problemSchema>;

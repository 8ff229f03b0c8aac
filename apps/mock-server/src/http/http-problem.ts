import type { Problem } from '@niramaya/contract';

/** The kinds of Problem Details that the API sends, each with its status and title. The kind is a part of `type`. */
export const problemKinds = {
  'bad-request': { status: 400, title: 'The request cannot be understood' },
  'bad-value': { status: 400, title: 'A value cannot be used' },
  'not-signed-in': { status: 401, title: 'The sign-in is not valid' },
  'not-found': { status: 404, title: 'Nothing is found here' },
  'wrong-method': { status: 405, title: 'The method is not offered here' },
  'list-full': { status: 409, title: 'The list is full' },
  'too-large': { status: 413, title: 'The body is too large' },
  'address-too-long': { status: 414, title: 'The address is too long' },
  'wrong-content-type': { status: 415, title: 'The content type is not taken' },
  'key-reused': { status: 422, title: 'The idempotency key belongs to another request' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'server-fault': { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The shop is not available right now' },
  'storage-full': { status: 507, title: 'Nothing more can be stored right now' },
} as const;

/** The name of a kind, such as 'not-found'. */
export type ProblemKind = keyof typeof problemKinds;

type Headers = Readonly<Record<string, string>>;

/** The headers of each problem of a kind. The time in `retry-after` is in seconds. */
const headersOfKind: { readonly [kind in ProblemKind]?: Headers } = {
  'not-signed-in': { 'www-authenticate': 'Bearer' },
  unavailable: { 'retry-after': '5' },
};

/**
 * An error that becomes the response: `errorHandler` sends the detail to the caller. `errors` are the wrong fields, and
 * `headers` are added to those of the kind.
 */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly kind: ProblemKind;
  readonly errors: Problem['errors'];
  readonly headers: Headers;
  // This is no getter, because Express's body parser assigns the status of an error that its `verify` throws.
  readonly status: number;

  constructor(kind: ProblemKind, detail: string, more: { errors?: Problem['errors']; headers?: Headers } = {}) {
    super(detail);
    this.kind = kind;
    this.errors = more.errors;
    this.headers = { ...headersOfKind[kind], ...more.headers };
    this.status = problemKinds[kind].status;
  }
}

import type { OutgoingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Database } from '../database/database.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

const CATALOGUE = /^\/(products|medi|offers)(\/|\?|$)/;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

interface Kept {
  /** What the catalogue was when it was asked. */
  readonly version: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** For the measures, which name a request by its route. */
  readonly route: Request['route'];
}

/** All that an answer of the catalogue depends on beside the catalogue. */
const keyOf = ({ url, headers }: Request): string =>
  [headers.origin ?? '', headers['accept-encoding'] ?? '', url].join('\n');

function send({ headers, body, route }: Kept, request: Request, response: Response): void {
  request.route = route;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  if (request.fresh) {
    for (const name of ['content-type', 'content-encoding', 'content-length']) response.removeHeader(name);
    response.status(304).end();
  } else {
    response.setHeader('content-length', body.length);
    response.end(body);
  }
}

/** Looks on while an answer is sent, and hands over its bytes where they are few enough. */
function collect(response: Response, onWhole: (body: Buffer) => void): void {
  let chunks: Buffer[] | null = [];
  let bytes = 0;
  const add = (chunk: unknown, encoding: unknown): void => {
    if (chunks === null || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return;
    const buffer =
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk);
    bytes += buffer.length;
    if (bytes > MAX_ANSWER_BYTES) chunks = null;
    else chunks.push(buffer);
  };
  const { write, end } = response;
  response.write = ((...args: Parameters<typeof write>) => {
    add(args[0], args[1]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    add(args[0], args[1]);
    response.write = write;
    response.end = end;
    if (chunks !== null) onWhole(Buffer.concat(chunks));
    return end.apply(response, args);
  }) as typeof end;
}

/**
 * Keeps answers of the catalogue, ready to send, until the catalogue changes: most shoppers ask for what
 * another has asked for a moment ago. The version is read for each request after it has come, so that none is answered
 * with less than was acknowledged before, by whichever process.
 * @param version what the catalogue is now
 */
export function keepAnswers(version: Database['catalogueVersion']): RequestHandler {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= kept.get(key)?.body.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, answer: Kept): void => {
    forget(key);
    kept.set(key, answer);
    bytes += answer.body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_KEPT_BYTES) break;
      forget(oldest);
    }
  };

  /** Where it cannot be read nothing that is kept is used: the answer asks the database itself, and says what is wrong. */
  const readVersion = async (): Promise<string | null> => {
    try {
      return (await version()).catalogue;
    } catch {
      return null;
    }
  };

  return async (request, response, next) => {
    if (request.method !== 'GET' || !CATALOGUE.test(request.url)) return next();
    const key = keyOf(request);
    const now = await readVersion();
    if (now === null) return next();
    const answer = kept.get(key);
    if (answer?.version === now) {
      // To the end of the line: what is asked for least is forgotten first.
      kept.delete(key);
      kept.set(key, answer);
      return send(answer, request, response);
    }
    collect(response, (body) => {
      if (response.statusCode !== 200) return;
      const { [REQUEST_ID_HEADER]: _id, 'content-length': _length, ...headers } = response.getHeaders();
      keep(key, { version: now, headers, body, route: request.route });
    });
    next();
  };
}

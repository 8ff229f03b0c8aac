import { isUtf8 } from 'node:buffer';
import {
  apiPaths,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  newMemberSchema,
  readRecordId,
  VISITOR_HEADER,
} from '@niramaya/contract';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { createAccountCheck } from '../auth/account-check.ts';
import { DEMO_OWNER, identifyCaller } from '../auth/caller.ts';
import { createTokenVerifier } from '../auth/verify-token.ts';
import type { Database } from '../database/database.ts';
import { clientSignal } from '../http/client-signal.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { limitWrites, limitWritesOfUser } from '../http/rate-limit.ts';
import { defineRoute, defineRoutes } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import type { Logger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import {
  addMember,
  changeMember,
  deleteMember,
  deleteMembers,
  listMembers,
  type AddRefusal,
} from './members.queries.ts';

const requireJson: RequestHandler = (request, _response, next) => {
  // `is` returns null for a request without a body. The schema then refuses the missing value with 400.
  if (request.is('application/json') === false)
    throw new HttpProblem('wrong-content-type', 'The body has to be application/json.');
  next();
};

const parse = express.json({
  limit: '10kb',
  type: 'application/json',
  verify: (_request, _response, bytes) => {
    if (!isUtf8(bytes)) throw new HttpProblem('bad-request', 'The body is not valid UTF-8.');
  },
});

const requireOwnList: RequestHandler = (_request, response, next) => {
  if (response.locals.owner === DEMO_OWNER)
    throw new HttpProblem('not-signed-in', `The demo list is shared: sign in, or send ${VISITOR_HEADER}.`);
  next();
};

/** Returns the idempotency key of a request, or null without one. Throws HttpProblem 400 for an unusable key. */
function readIdempotencyKey({ headers }: Request): string | null {
  const header = headers[IDEMPOTENCY_HEADER];
  if (header === undefined) return null;
  const key = IDEMPOTENCY_KEY_PATTERN.exec(String(header));
  // The first group is a key in quotation marks, and the second one a key without them.
  if (key !== null) return key[1] ?? key[2] ?? null;
  throw new HttpProblem('bad-value', `Not usable in the headers: ${IDEMPOTENCY_HEADER}.`, {
    errors: [{ field: IDEMPOTENCY_HEADER, message: 'has to be 16 to 64 letters, digits, hyphens or underscores' }],
  });
}

/** Returns the number of the member in the address. Throws HttpProblem 404 for a text that cannot be one. */
function readMemberId({ params }: Request): number {
  const id = readRecordId(String(params.id));
  if (Number.isNaN(id)) throw noSuchMember();
  return id;
}

const noSuchMember = () => new HttpProblem('not-found', 'Your list has no member with this number.');

const refusals: Readonly<Record<AddRefusal, string>> = {
  'list-full': 'This list takes no more members.',
  'key-reused': 'Another member was added with this idempotency key: send a new key with a new member.',
};

/**
 * The members of the caller: `GET` and `DELETE` of `/consult`, `POST` of `/consult/add`, and `PUT` and `DELETE` of one
 * member at `/consult/:id`. Writes are limited by address, and then by user.
 */
export function membersRouters(
  database: Database,
  { identity, demo, writesPerMinute }: Settings,
  limitReads: RequestHandler,
  logger: Logger,
): Router[] {
  const verifyToken = createTokenVerifier(identity);
  const requireAccount = createAccountCheck(identity, logger);
  const caller = identifyCaller(async (token) => {
    const user = await verifyToken(token);
    await requireAccount(token);
    return user;
  }, demo);
  const writer = [limitWrites(writesPerMinute), caller, limitWritesOfUser(writesPerMinute)];
  const list: RequestHandler = async (_request, response) => {
    const options = { signal: clientSignal(response) };
    response.json(await listMembers(database, String(response.locals.owner), options));
  };
  const deleteAll: RequestHandler = async (_request, response) => {
    await deleteMembers(database, String(response.locals.owner));
    response.status(204).end();
  };
  const change: RequestHandler = async (request, response) => {
    const changed = validate(newMemberSchema, request.body, 'body');
    const member = await changeMember(database, String(response.locals.owner), readMemberId(request), changed);
    if (member === null) throw noSuchMember();
    response.json(member);
  };
  const deleteOne: RequestHandler = async (request, response) => {
    await deleteMember(database, String(response.locals.owner), readMemberId(request));
    response.status(204).end();
  };
  return [
    defineRoutes(apiPaths.members, {
      get: [limitReads, caller, list],
      delete: [...writer, requireOwnList, deleteAll],
    }),
    defineRoute('post', apiPaths.addMember, ...writer, requireJson, parse, async (request, response) => {
      const added = validate(newMemberSchema, request.body, 'body');
      const member = await addMember(database, String(response.locals.owner), added, readIdempotencyKey(request));
      if (typeof member === 'string') throw new HttpProblem(member, refusals[member]);
      response.status(201).json(member);
    }),
    // This route comes after `/consult/add`, which its pattern matches too.
    defineRoutes(`${apiPaths.members}/:id`, {
      put: [...writer, requireOwnList, requireJson, parse, change],
      delete: [...writer, requireOwnList, deleteOne],
    }),
  ];
}

import { isUtf8 } from 'node:buffer';
import { apiPaths, newMemberSchema } from '@niramaya/contract';
import express, { type RequestHandler, type Router } from 'express';
import { identifyCaller } from '../auth/caller.ts';
import { createTokenVerifier } from '../auth/verify-token.ts';
import type { Database } from '../database/database.ts';
import { clientSignal } from '../http/client-signal.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { limitWrites, limitWritesOfUser } from '../http/rate-limit.ts';
import { defineRoute } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import type { Settings } from '../settings.ts';
import { addMember, listMembers } from './members.queries.ts';

const requireJson: RequestHandler = (request, _response, next) => {
  // Null, without a body, passes to the schema.
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

/** Lists and adds members of the caller; writes are limited. */
export function membersRouters(
  database: Database,
  { identity, demo, writesPerMinute }: Settings,
  limitReads: RequestHandler,
): Router[] {
  const caller = identifyCaller(createTokenVerifier(identity), demo);
  const guards = [limitWrites(writesPerMinute), caller, limitWritesOfUser(writesPerMinute), requireJson, parse];
  return [
    defineRoute('get', apiPaths.members, limitReads, caller, async (_request, response) => {
      const options = { signal: clientSignal(response) };
      response.json(await listMembers(database, String(response.locals.owner), options));
    }),
    defineRoute('post', apiPaths.addMember, ...guards, async (request, response) => {
      const added = validate(newMemberSchema, request.body, 'body');
      const member = await addMember(database, String(response.locals.owner), added);
      if (member === null) throw new HttpProblem('list-full', 'This list takes no more members.');
      response.status(201).json(member);
    }),
  ];
}

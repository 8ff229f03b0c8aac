import { apiPaths, newMemberSchema } from '@niramaya/contract';
import { Router, type RequestHandler } from 'express';
import { identifyCaller } from '../auth/caller.ts';
import type { VerifyToken } from '../auth/verify-token.ts';
import type { Database } from '../database/database.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { jsonBody } from '../http/json-body.ts';
import { limitWrites, limitWritesOfUser } from '../http/rate-limit.ts';
import { defineRoute } from '../http/route.ts';
import { validate } from '../http/validate.ts';

import { addMember, listMembers } from './members.queries.ts';

interface Dependencies {
  readonly database: Database;
  readonly limitReads: RequestHandler;
  readonly verifyToken: VerifyToken;
  readonly demo: boolean;
  readonly writesPerMinute: number;
}

/** Lists and adds members of the caller; writes are limited. */
export function membersRouter({ database, limitReads, verifyToken, demo, writesPerMinute }: Dependencies): Router {
  const router = Router({ caseSensitive: true });
  const caller = identifyCaller(verifyToken, demo);

  defineRoute(router, apiPaths.members, {
    get: [
      limitReads,
      caller,
      async (_request, response) => {
        response.json(await listMembers(database, String(response.locals.owner)));
      },
    ],
  });

  defineRoute(router, apiPaths.addMember, {
    post: [
      limitWrites(writesPerMinute),
      caller,
      limitWritesOfUser(writesPerMinute),
      ...jsonBody,
      async (request, response) => {
        const added = validate(newMemberSchema, request.body, 'body');
        const member = await addMember(database, String(response.locals.owner), added);
        if (member === null) throw new HttpProblem('list-full', 'This list takes no more members.');
        response.status(201).json(member);
      },
    ],
  });

  return router;
}

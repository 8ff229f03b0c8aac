import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import { elapsedMs } from '../clock.ts';
import { describeFault, type Logger } from '../logger.ts';
import { isOutage } from './outage-log.ts';
import { requestId } from './request-id.ts';

const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  (request.originalUrl ?? request.url ?? '').split('?')[0] ?? '';

/**
 * Logs one line of JSON for each request. It has no query (a search can reveal an illness), no headers (tokens), no
 * body and no caller address.
 */
export function logRequests(logger: Logger): RequestHandler {
  // Measures the time itself. The log library subtracts times of day, and the result is negative if the clock is set
  // back.
  const began = new WeakMap<ServerResponse, number>();
  const tookMs = (response: ServerResponse): number => Math.round(elapsedMs() - (began.get(response) ?? elapsedMs()));
  const describe = (request: IncomingMessage, response: ServerResponse) => ({
    responseTime: tookMs(response),
    method: request.method,
    path: pathOf(request),
    status: response.statusCode,
  });
  const log = pinoHttp({
    logger,
    genReqId: requestId,
    quietReqLogger: true,
    quietResLogger: true,
    customLogLevel: (_request, response, error) => {
      if (isOutage(response as ServerResponse & { locals?: Response['locals'] })) return 'silent';
      return error || response.statusCode >= 500 ? 'error' : 'info';
    },
    customAttributeKeys: { reqId: 'requestId' },
    customSuccessObject: (request, response, value: object) => ({ ...value, ...describe(request, response) }),
    customErrorObject: describe,
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    // The error serializer of the library would repeat the database message, values included.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: describeFault },
  }) as RequestHandler;
  return (request, response, next) => {
    began.set(response, elapsedMs());
    log(request, response, next);
  };
}

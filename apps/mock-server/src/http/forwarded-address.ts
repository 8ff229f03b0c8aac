import type { RequestHandler } from 'express';

const FORWARDED = 'x-forwarded-for';
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IN_BRACKETS = /^\[([0-9a-f:.]+)\](?::\d{1,5})?$/i;

const withoutPort = (address: string): string =>
  IPV4_WITH_PORT.exec(address)?.[1] ?? IN_BRACKETS.exec(address)?.[1] ?? address;

/**
 * Removes the port that some proxies write behind the address of the caller. With the port, each connection would count
 * as a separate caller, and no limit would work.
 */
export const dropForwardedPorts: RequestHandler = (request, _response, next) => {
  const forwarded = request.headers[FORWARDED];
  if (typeof forwarded === 'string')
    request.headers[FORWARDED] = forwarded
      .split(',')
      .map((address) => withoutPort(address.trim()))
      .join(', ');
  next();
};

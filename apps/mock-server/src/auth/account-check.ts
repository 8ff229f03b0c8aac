import { LRUCache } from 'lru-cache';
import { coalesced } from '../coalesce.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Logger } from '../logger.ts';
import type { Settings } from '../settings.ts';

/**
 * Checks the account of a token whose signature is valid. Throws HttpProblem 401 if the provider refuses the account.
 */
export type AccountCheck = (token: string) => Promise<void>;

const refusals: Readonly<Record<string, string>> = {
  USER_NOT_FOUND: 'The account of this sign-in has been deleted.',
  USER_DISABLED: 'The account of this sign-in is disabled.',
  TOKEN_EXPIRED: 'The sign-in has been ended.',
  INVALID_ID_TOKEN: 'The token is not valid.',
};

/** How long the API waits for the identity provider, in ms, because a shopper waits for the response. */
const LOOKUP_TIMEOUT_MS = 2_000;

/**
 * The most tokens whose checks are kept, which bounds the memory. A token that was dropped only costs another request
 * to the provider.
 */
const MAX_TOKENS = 500;

/** What the provider responds for a refused account. */
interface Refusal {
  readonly error?: { readonly message?: unknown };
}

/**
 * Returns the provider's code, such as `USER_NOT_FOUND`, or null for a valid account. Throws if the provider is away.
 */
async function requestRefusal(url: string, token: string, timeoutMs: number): Promise<string | null> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const { error } = (await response.json()) as Refusal;
  // Details may follow the code: `TOKEN_EXPIRED : …`.
  const code = String(error?.message).split(' ', 1)[0] ?? '';
  if (Object.hasOwn(refusals, code)) return code;
  throw new Error(`status ${response.status}`);
}

/**
 * Looks up the account of each token at the identity provider, because a token stays valid for an hour after its
 * account was deleted. While the provider is away, and without an API key, the signature alone decides. The log has one
 * line when that begins and one when it ends.
 */
export function createAccountCheck(
  { lookupUrl }: Pick<Settings['identity'], 'lookupUrl'>,
  logger: Logger,
  timeoutMs = LOOKUP_TIMEOUT_MS,
): AccountCheck {
  if (lookupUrl === null) {
    let hasWarned = false;
    return async () => {
      if (hasWarned) return;
      hasWarned = true;
      logger.warn(
        'no FIREBASE_API_KEY: the token of a deleted account is accepted until it expires, for up to an hour',
      );
    };
  }

  let isAway = false;
  const lookUp = async (token: string): Promise<string | null> => {
    try {
      const refusal = await requestRefusal(lookupUrl, token, timeoutMs);
      if (isAway) logger.warn('the identity provider answers again');
      isAway = false;
      return refusal;
    } catch (error) {
      if (!isAway)
        logger.warn(
          { reason: String(error) },
          'the identity provider is away: tokens are accepted by their signature alone',
        );
      isAway = true;
      return null;
    }
  };

  // A look-up that is running when a call comes might miss a deletion just before the call. So the calls for a token
  // share a look-up only if it begins after all of them (`coalesced`).
  const lookUps = new LRUCache<string, () => Promise<string | null>>({ max: MAX_TOKENS });

  return async (token) => {
    const shared = lookUps.get(token) ?? coalesced(() => lookUp(token));
    lookUps.set(token, shared);
    const refusal = await shared();
    if (refusal === null) return;
    throw new HttpProblem('not-signed-in', refusals[refusal] ?? '', {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  };
}

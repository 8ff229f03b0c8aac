/**
 * What a call does to the accounts: nothing, no more than a time of the last sign-in, or what its caller is to find again
 * after any fault.
 */
export type Effect = 'reads' | 'notes' | 'changes';

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';
const SECOND_FACTOR = '/identitytoolkit.googleapis.com/v2/accounts/';

/** The calls of the contract (IDENTITY-02 to IDENTITY-14, IDENTITY-30) and those that the Firebase SDK adds to them. */
const CALLS: Readonly<Record<string, Effect>> = {
  [`${ACCOUNTS}signUp`]: 'changes',
  [`${ACCOUNTS}signInWithPassword`]: 'notes',
  [`${ACCOUNTS}update`]: 'changes',
  [`${ACCOUNTS}lookup`]: 'reads',
  [`${ACCOUNTS}delete`]: 'changes',
  // These three make an account where there is none yet.
  [`${ACCOUNTS}signInWithEmailLink`]: 'changes',
  [`${ACCOUNTS}signInWithIdp`]: 'changes',
  [`${ACCOUNTS}signInWithPhoneNumber`]: 'changes',
  [`${ACCOUNTS}sendVerificationCode`]: 'reads',
  [`${SECOND_FACTOR}mfaEnrollment:start`]: 'reads',
  [`${SECOND_FACTOR}mfaEnrollment:finalize`]: 'changes',
  [`${SECOND_FACTOR}mfaSignIn:start`]: 'reads',
  [`${SECOND_FACTOR}mfaSignIn:finalize`]: 'notes',
  '/securetoken.googleapis.com/v1/token': 'reads',
};
/** The page behind the links in e-mails, which does what the link says, and those behind a sign-in window. */
const PAGES: Readonly<Record<string, Effect>> = {
  '/identitytoolkit.googleapis.com/v1/projects': 'reads',
  '/emulator/action': 'changes',
  '/emulator/auth/handler': 'reads',
  '/emulator/auth/iframe': 'reads',
};

interface Relayed {
  readonly method: 'GET' | 'POST';
  readonly effect: Effect;
}

/**
 * Every address that is relayed, written as it has to be written, with its one method. Everything else of the emulator
 * is its administration: clear-text accounts, reset codes, "delete all".
 */
const RELAYED = new Map<string, Relayed>([
  ...Object.entries(CALLS).map(([path, effect]) => [path, { method: 'POST', effect }] as const),
  ...Object.entries(PAGES).map(([path, effect]) => [path, { method: 'GET', effect }] as const),
]);

const OF_THE_EMULATOR = /^\/+(?:(?:identitytoolkit|securetoken)\.googleapis\.com|emulator)(?:\/|$)/i;
/** Deeper than anybody encodes by mistake. */
const MAX_DECODINGS = 4;

function decoded(text: string): string {
  let known = text;
  for (let times = 0; times < MAX_DECODINGS && known.includes('%'); times += 1)
    known = known.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return known;
}

/** Whether an address is the emulator's as it stands, or could become one when somebody decodes and resolves it. */
function leadsToEmulator(path: string): boolean {
  if (OF_THE_EMULATOR.test(path)) return true;
  const plain = decoded(path)
    .replaceAll('\\', '/')
    .replaceAll(/\/{2,}/g, '/');
  return URL.canParse(plain, 'http://shop') && OF_THE_EMULATOR.test(new URL(plain, 'http://shop').pathname);
}

/** What is done with a request: relayed to this path, refused as not offered or with this method, or left to the shop. */
export type Ruling =
  | { readonly relayTo: string; readonly effect: Effect }
  | { readonly refuse: 404 }
  | { readonly refuse: 405; allow: string }
  | null;

/**
 * Decides by the list of what is relayed, never by a pattern: an address that has to be resolved first, because of dot
 * segments, backslashes or encoded characters, is none of those on the list.
 * @param url as it came over the line, with its query
 */
export function rule(method: string, url: string): Ruling {
  const question = url.search(/[?#]/);
  const path = question < 0 ? url : url.slice(0, question);
  const offered = RELAYED.get(path);
  if (offered?.method === method) return { relayTo: path, effect: offered.effect };
  if (offered !== undefined) return { refuse: 405, allow: offered.method };
  return leadsToEmulator(path) ? { refuse: 404 } : null;
}

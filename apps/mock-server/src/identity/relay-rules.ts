/**
 * What a call does to the accounts. The value `reads` changes nothing, and `notes` stores at most the time of the last
 * sign-in. The value `changes` stores what its caller must find again after any fault.
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
  // These three create an account if there is none yet.
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
/** The page behind the links in e-mails, which does what the link requests, and the pages behind a sign-in window. */
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
 * Every relayed address in its exact spelling, with its only method. All other addresses of the emulator are for its
 * administration: clear-text accounts, reset codes, "delete all".
 */
const RELAYED = new Map<string, Relayed>([
  ...Object.entries(CALLS).map(([path, effect]) => [path, { method: 'POST', effect }] as const),
  ...Object.entries(PAGES).map(([path, effect]) => [path, { method: 'GET', effect }] as const),
]);

const OF_THE_EMULATOR = /^\/+(?:(?:identitytoolkit|securetoken)\.googleapis\.com|emulator)(?:\/|$)/i;
/** More levels of encoding than anybody uses by mistake. */
const MAX_DECODINGS = 4;

function decoded(text: string): string {
  let known = text;
  for (let times = 0; times < MAX_DECODINGS && known.includes('%'); times += 1)
    known = known.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return known;
}

/** Returns whether an address leads to the emulator, as it is or after somebody decodes and resolves it. */
function leadsToEmulator(path: string): boolean {
  if (OF_THE_EMULATOR.test(path)) return true;
  const plain = decoded(path)
    .replaceAll('\\', '/')
    .replaceAll(/\/{2,}/g, '/');
  return URL.canParse(plain, 'http://shop') && OF_THE_EMULATOR.test(new URL(plain, 'http://shop').pathname);
}

/** The decision about a request. It is relayed to this path, refused with 404 or 405, or left to the shop. */
export type Ruling =
  | { readonly relayTo: string; readonly effect: Effect }
  | { readonly refuse: 404 }
  | { readonly refuse: 405; allow: string }
  | null;

/**
 * Decides by the list of relayed addresses, never by a pattern. An address that must first be resolved is not on the
 * list. Such addresses have dot segments, backslashes or encoded characters.
 * @param url as it was received, with its query
 */
export function rule(method: string, url: string): Ruling {
  const question = url.search(/[?#]/);
  const path = question < 0 ? url : url.slice(0, question);
  const offered = RELAYED.get(path);
  if (offered?.method === method) return { relayTo: path, effect: offered.effect };
  if (offered !== undefined) return { refuse: 405, allow: offered.method };
  return leadsToEmulator(path) ? { refuse: 404 } : null;
}

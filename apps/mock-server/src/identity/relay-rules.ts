/** The calls of the contract (IDENTITY-02 to IDENTITY-14, IDENTITY-30) and those that the Firebase SDK adds to them. */
const ACCOUNT_CALLS = [
  'signUp',
  'signInWithPassword',
  'update',
  'lookup',
  'delete',
  'signInWithEmailLink',
  'signInWithIdp',
  'signInWithPhoneNumber',
  'sendVerificationCode',
].map((call) => `/identitytoolkit.googleapis.com/v1/accounts:${call}`);
const SECOND_FACTOR_CALLS = ['mfaEnrollment', 'mfaSignIn'].flatMap((call) =>
  ['start', 'finalize'].map((step) => `/identitytoolkit.googleapis.com/v2/accounts/${call}:${step}`),
);
/** The page behind the links in e-mails, and those behind a sign-in window. */
const PAGES = ['action', 'auth/handler', 'auth/iframe'].map((page) => `/emulator/${page}`);

/**
 * Every address that is relayed, written as it has to be written, with its one method. Everything else of the emulator
 * is its administration: clear-text accounts, reset codes, "delete all".
 */
const RELAYED = new Map<string, 'GET' | 'POST'>([
  ...[...ACCOUNT_CALLS, ...SECOND_FACTOR_CALLS, '/securetoken.googleapis.com/v1/token'].map(
    (path) => [path, 'POST'] as const,
  ),
  ...['/identitytoolkit.googleapis.com/v1/projects', ...PAGES].map((path) => [path, 'GET'] as const),
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
  { readonly relayTo: string } | { readonly refuse: 404 } | { readonly refuse: 405; allow: string } | null;

/**
 * Decides by the list of what is relayed, never by a pattern: an address that has to be resolved first, because of dot
 * segments, backslashes or encoded characters, is none of those on the list.
 * @param url as it came over the line, with its query
 */
export function rule(method: string, url: string): Ruling {
  const question = url.search(/[?#]/);
  const path = question < 0 ? url : url.slice(0, question);
  const offered = RELAYED.get(path);
  if (offered === method) return { relayTo: path };
  if (offered !== undefined) return { refuse: 405, allow: offered };
  return leadsToEmulator(path) ? { refuse: 404 } : null;
}

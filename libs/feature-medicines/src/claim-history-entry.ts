/**
 * Claims the current history entry for the first person who sees it, and returns whether that is this person.
 *
 * A log-out shows the screen again in the same entry, and Back leads to entries of the person before. What a person
 * has viewed is stored for them alone, so an entry of another person stores nothing. `userKey` is that of `useUserKey`.
 * The claim is in `usr`, the part of `history.state` in which React Router keeps the state of an entry.
 */
export function claimHistoryEntry(userKey: string): boolean {
  const entry = (window.history.state ?? {}) as { readonly usr?: unknown };
  const usr = (typeof entry.usr === 'object' ? entry.usr : null) as { readonly viewer?: unknown } | null;
  if (typeof usr?.viewer === 'string') return usr.viewer === userKey;
  window.history.replaceState({ ...entry, usr: { ...usr, viewer: userKey } }, '');
  return true;
}

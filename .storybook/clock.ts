const now = Date.parse('2026-02-03T10:30:00+05:30');

/** A proxy, so that earlier dates remain instances of `Date`. */
const storyDate = new Proxy(Date, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now]) as Date,
  get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
});

export function stopClock() {
  globalThis.Date = storyDate;
}

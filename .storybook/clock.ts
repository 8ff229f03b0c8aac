/** The time of every story: a Tuesday morning in India, in a year whose offers are known. */
const now = Date.parse('2026-02-03T10:30:00+05:30');

/** A `Date` whose "now" stands still; timers run. It is a proxy, so that earlier dates are still instances of it. */
const storyDate = new Proxy(Date, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now]) as Date,
  get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
});

/** Stops the clock of the page at the same instant for every story. */
export function stopClock() {
  globalThis.Date = storyDate;
}

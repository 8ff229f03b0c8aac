/** The start time of every story: a Tuesday morning in India, in a year whose offers are known. */
const beginning = Date.parse('2026-02-03T10:30:00+05:30');

let startedAt = 0;

/** Returns the time of the story. The clock ticks: on a frozen clock, code that waits for time to pass never ends. */
const now = () => beginning + Math.round(performance.now() - startedAt);

/** A `Date` whose "now" is the time of the story. It is a proxy, so that earlier dates are still instances of it. */
const storyDate = new Proxy(Date, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]) as Date,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});

/** Sets the clock of the page to the same instant for each story. */
export function startClock() {
  startedAt = performance.now();
  globalThis.Date = storyDate;
}

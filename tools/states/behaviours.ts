/** Matches verbs that occur in the name of a behaviour story and not in the name of a state. */
const verbs =
  /(?:Then|Is|Are|Has|Does|Stops?|Closes|Folds|Opens|Moves?|Shows|Leads?To|Keeps|Says|Gives|Takes)(?=[A-Z]|$)/;

/** Matches a verb at the start of a behaviour's name that has no subject. */
const firstVerb =
  /^(?:Adds|Asks|Calls|Closes|Comes|Forgets|Goes|Keeps|Opens|Pays|Says|Sends|Shows|Stays|Takes)(?=[A-Z])/;

/** Returns whether a story's name describes a behaviour (`MinusStopsAtOne`, `PaysByCard`), judged by the name alone. */
export const isBehaviourByName = (name: string): boolean =>
  firstVerb.test(name) || verbs.test(name.replace(/^[A-Z][a-z]+/, ''));

/** @returns the stories with a behaviour's name that lack the tag which hides them in the sidebar */
export const untaggedBehaviours = (text: string): string[] =>
  text
    .split(/^(?=export const )/m)
    .filter((story) => !story.includes("tags: ['behaviour']"))
    .map((story) => /^export const ([A-Z]\w*)\b/.exec(story)?.[1] ?? '')
    .filter(isBehaviourByName);

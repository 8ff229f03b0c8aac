/** What a sentence of a behaviour has and the name of a state has not. */
const verbs =
  /(?:Then|Is|Are|Has|Does|Stops?|Closes|Folds|Opens|Moves?|Shows|Leads?To|Keeps|Says|Gives|Takes)(?=[A-Z]|$)/;

/** What a sentence begins with that leaves out who does it. */
const firstVerb =
  /^(?:Adds|Asks|Calls|Closes|Comes|Forgets|Goes|Keeps|Opens|Pays|Says|Sends|Shows|Stays|Takes)(?=[A-Z])/;

/** Whether the name of a story tells a behaviour (`MinusStopsAtOne`, `PaysByCard`), as far as a name can tell. */
export const isBehaviourByName = (name: string): boolean =>
  firstVerb.test(name) || verbs.test(name.replace(/^[A-Z][a-z]+/, ''));

/** @returns the stories of a file whose names tell a behaviour and that lack the tag, which keeps them out of the sidebar */
export const untaggedBehaviours = (text: string): string[] =>
  text
    .split(/^(?=export const )/m)
    .filter((story) => !story.includes("tags: ['behaviour']"))
    .map((story) => /^export const ([A-Z]\w*)\b/.exec(story)?.[1] ?? '')
    .filter(isBehaviourByName);

/** What a sentence of a behaviour has and the name of a state has not. */
const verbs =
  /(?:Then|Is|Are|Has|Does|Stops?|Closes|Folds|Opens|Moves?|Shows|Leads?To|Keeps|Says|Gives|Takes)(?=[A-Z]|$)/;

/** Whether the name of a story tells a behaviour (`MinusStopsAtOne`), as far as a name can tell. */
export const isBehaviourByName = (name: string): boolean => verbs.test(name.replace(/^[A-Z][a-z]+/, ''));

/** @returns the stories of a file whose names tell a behaviour and that lack the tag, which keeps them out of the sidebar */
export const untaggedBehaviours = (text: string): string[] =>
  text
    .split(/^(?=export const )/m)
    .filter((story) => !story.includes("tags: ['behaviour']"))
    .map((story) => /^export const (\w+): Story/.exec(story)?.[1] ?? '')
    .filter(isBehaviourByName);

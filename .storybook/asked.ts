/** The event that tells the toolbar whether the story has made a request since its network was chosen. */
export const askedEvent = 'niramaya/asked';

/** The payload of the event. */
export interface Asked {
  /** What the network does: `asStory`, one of its states, or a scenario. */
  readonly network: string;
  /** Whether the story has made a request. */
  readonly asked: boolean;
}

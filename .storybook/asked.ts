/** The event that tells the toolbar whether the story on the screen has called since its network was chosen. */
export const askedEvent = 'niramaya/asked';

/** What the toolbar is told. */
export interface Asked {
  /** What the network does: `asStory`, one of its states, or a scenario. */
  readonly network: string;
  /** Whether the story has asked the network for anything. */
  readonly asked: boolean;
}

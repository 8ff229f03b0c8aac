/** The names of concerns and menu entries. The stored name, which links and history states have too, is in English. */
export const topicNamesCopy = {
  shown: (stored: string): string => stored,
};

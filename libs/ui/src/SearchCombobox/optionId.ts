/** Returns the id of an option. The field refers to the active option by it (`aria-activedescendant`). */
export const optionId = (listId: string, index: number) => `${listId}-option-${index}`;

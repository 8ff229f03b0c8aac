/** The id of a product's line, by which the field names the line that is chosen with the arrow keys. */
export const optionId = (listId: string, index: number) => `${listId}-option-${index}`;

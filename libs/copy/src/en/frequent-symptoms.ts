/** The names of frequent symptoms that have no chip with a picture, for a child and for others. */
export const frequentSymptomsCopy = {
  child: ['Fever', 'Cold', 'Vomiting', 'Rash', 'Ear pain'],
  others: ['Fever', 'Cold', 'Back pain', 'Body ache'],
};

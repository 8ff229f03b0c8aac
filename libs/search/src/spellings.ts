/**
 * Each row has words that a search treats as the same: words for one thing, or spellings of the same word. A spelling
 * of four letters or more also replaces the beginning of a longer word: 'color' and 'colour' make 'colours' and
 * 'colors' the same.
 */
const SPELLINGS: readonly (readonly string[])[] = [
  ['acetaminophen', 'paracetamol'],
  ['acidity', 'antacid'],
  ['acne', 'pimple', 'pimples'],
  ['ageing', 'aging'],
  ['aloe', 'alo'],
  ['aankh', 'eye'],
  ['amla', 'aamla', 'anvla'],
  ['anaemi', 'anemi'],
  ['anaesthe', 'anesthe'],
  ['ashwagandha', 'aswagandha', 'ashvagandha'],
  ['ayurveda', 'ayurvedic', 'ayurved', 'aayurved', 'ayurweda'],
  ['baal', 'hair'],
  ['badam', 'almond'],
  ['bhringraj', 'bringraj', 'bhringaraj'],
  ['brahmi', 'bramhi'],
  // Calmag is a brand of calcium, of which some titles name only the brand.
  ['calcium', 'calmag'],
  ['camomile', 'chamomile'],
  ['centre', 'center'],
  ['chandan', 'sandal'],
  ['churna', 'choorna', 'churan', 'churnam'],
  ['chyawanprash', 'chyavanprash', 'chawanprash', 'chyavanaprash'],
  ['color', 'colour'],
  ['cough', 'khansi', 'khaansi'],
  ['cream', 'creme'],
  ['dandruff', 'rusi'],
  ['dard', 'pain'],
  ['diabetes', 'madhumeh'],
  ['diarrhea', 'diarrhoea'],
  ['elaichi', 'cardamom'],
  ['fever', 'bukhar', 'bukhaar'],
  ['fiber', 'fibre'],
  ['flavor', 'flavour'],
  ['gel', 'jel'],
  ['giloy', 'giloe', 'guduchi'],
  ['glycerin', 'glycerine'],
  ['gray', 'grey'],
  ['guggul', 'guggulu'],
  ['gummies', 'gummy'],
  ['haldi', 'turmeric'],
  ['haemo', 'hemo'],
  ['homeopath', 'homoeopath'],
  ['isabgol', 'isapgol', 'isabgul', 'psyllium'],
  ['jeera', 'zeera', 'jira', 'cumin'],
  ['kabz', 'qabz', 'constipation'],
  ['kadha', 'kaadha', 'kwath'],
  ['kesar', 'keshar', 'saffron'],
  ['kids', 'kid', 'child', 'children', 'junior'],
  ['licorice', 'liquorice', 'mulethi', 'mulathi'],
  ['moisturis', 'moisturiz'],
  ['mosquito', 'machhar', 'machchar'],
  ['neem', 'nim'],
  ['nimbu', 'lemon'],
  ['odor', 'odour'],
  ['organis', 'organiz'],
  ['orthopaedic', 'orthopedic'],
  ['paediatric', 'pediatric'],
  ['sanitis', 'sanitiz'],
  ['sabun', 'soap'],
  ['shatavari', 'satavari', 'shatawari'],
  ['shilajit', 'silajit', 'shilajeet'],
  ['soy', 'soya'],
  ['sulf', 'sulph'],
  ['syrup', 'sirup'],
  ['triphala', 'trifala'],
  ['tulsi', 'tulasi', 'thulasi'],
  ['tumor', 'tumour'],
  ['twacha', 'skin'],
  ['vapor', 'vapour'],
  ['vaporis', 'vaporiz', 'vapouris'],
  ['vitamin', 'vitamine'],
  ['yoghurt', 'yogurt', 'curd'],
];

const spellings: ReadonlySet<string> = new Set(SPELLINGS.flat());

/** Returns all words of the table. */
export const allSpellings = (): ReadonlySet<string> => spellings;

/** The longest spelling that has to be the whole word, in letters, because too many words begin with so few letters. */
const LONGEST_WHOLE_WORD = 3;

/** Returns the letters of the word after the spelling, or undefined if the word does not begin with the spelling. */
function restAfter(spelling: string, word: string): string | undefined {
  if (!word.startsWith(spelling)) return undefined;
  const rest = word.slice(spelling.length);
  return spelling.length <= LONGEST_WHOLE_WORD && rest !== '' ? undefined : rest;
}

/**
 * Returns the other spellings of a word, and its form without a final 's'. Some of the results are no words, because
 * the function does not look at titles.
 */
export function spellingsOf(word: string): string[] {
  const others = SPELLINGS.flatMap((row) => {
    const rests = new Set(row.map((spelling) => restAfter(spelling, word)).filter((rest) => rest !== undefined));
    return [...rests].flatMap((rest) => row.map((spelling) => spelling + rest));
  });
  // The word without its 's' must be longer than `LONGEST_WHOLE_WORD`.
  if (word.length > LONGEST_WHOLE_WORD + 1 && word.endsWith('s')) others.push(word.slice(0, -1));
  return [...new Set(others)].filter((other) => other !== word);
}

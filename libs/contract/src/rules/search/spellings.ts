/**
 * Words that shoppers in India spell in more than one way. They are British and American English, Indian words in Latin
 * letters, and Indian names beside the English ones. The table is kept by hand, from what titles and shoppers write.
 * Each spelling stands for all words that begin with it. Typing errors are not here: the vocabulary corrects them.
 */
const SPELLINGS: readonly (readonly string[])[] = [
  ['acetaminophen', 'paracetamol'],
  ['acidity', 'antacid'],
  ['acne', 'pimple', 'pimples'],
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

/** Every spelling of the table, once. */
export const allSpellings = (): ReadonlySet<string> => new Set(SPELLINGS.flat());

/** A spelling up to this length matches a whole word only, because too many words begin with so few letters. */
const LONGEST_WHOLE_WORD = 3;

/** Returns the part of a word after a spelling, or undefined if the word does not have this spelling. */
function restAfter(spelling: string, word: string): string | undefined {
  if (!word.startsWith(spelling)) return undefined;
  const rest = word.slice(spelling.length);
  return spelling.length <= LONGEST_WHOLE_WORD && rest !== '' ? undefined : rest;
}

/**
 * Returns the other ways to write a word: 'anemia' for 'anaemia', 'tablet' for 'tablets'. Some of them may not be real
 * words.
 */
export function spellingsOf(word: string): string[] {
  const others = SPELLINGS.flatMap((row) => {
    const rests = new Set(row.map((spelling) => restAfter(spelling, word)).filter((rest) => rest !== undefined));
    return [...rests].flatMap((rest) => row.map((spelling) => spelling + rest));
  });
  if (word.length > LONGEST_WHOLE_WORD + 1 && word.endsWith('s')) others.push(word.slice(0, -1));
  return [...new Set(others)].filter((other) => other !== word);
}

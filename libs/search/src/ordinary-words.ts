/*
 * Words that no title needs to have, and that are no names of products. Without this table, the shop would answer 'good
 * zinc' with 'We do not sell “good”'.
 */

const english = [
  'about after also always around away because been being both bottle brand brands bring buying cheap cheapest cost',
  'could daily days delivery does doing dont during each effective ever every everyday expensive fast feel feeling find',
  'from full genuine gents getting give good great growth guys half have having health healthy heavy help helps here home',
  'human imported inside instant into item items just know ladies large last less life like little long looking lots',
  'made make making many medium men mens month months more morning most much must natural near nearby night number old',
  'once only order original ours over pack packs people person please powerful problem problems product products pure',
  'quality quick ready really remove review reviews same sample seller sensitive set shop show small some soon spot start',
  'store strong such suitable take taking than that their them then there these thing things this those time times today',
  'together tonight treat treatment under until upto urgent used user uses using usual very weak week weeks well what when',
  'where which while whole will woman women womens work works would year years young your yours adult adults baby child',
  'children family girl girls kids male female boy boys senior seniors teen teens mother father discount',
].flatMap((line) => line.split(' '));

const hindi = [
  'acha accha achha acchi achhi sasta sasti saste mehnga jaldi chahie chaiye chahte kharid kharidna kharidne milega milegi',
  'wali wala walla bhai yaar bhej bhejo dena dijiye dikhao batao kaise kaun kahan kitna kitne kitni rupaye rupay ghar',
  'bahut bahot thoda zyada jyada roz raat subah sham liye lena leni aurat aadmi mahila purush bacha bacche bachche bachon',
  'सस्ता सस्ती सस्ते महंगा जल्दी खरीद ख़रीदना मिलेगा मिलेगी भेजो देना दीजिए दिखाओ बताओ कैसे कौन कहाँ कितना कितने कितनी',
  'बहुत थोड़ा ज़्यादा रोज़ रात सुबह शाम लेना लेनी औरत आदमी महिला महिलाओं पुरुष पुरुषों बच्चा बच्चे बच्चों घर असली बढ़िया नीचे ऊपर',
].flatMap((line) => line.normalize('NFC').split(' '));

const words: ReadonlySet<string> = new Set([...english, ...hindi]);

/** True if the word is an everyday word that names no product: 'good' or 'बच्चों'. */
export const isOrdinaryWord = (word: string): boolean => words.has(word);

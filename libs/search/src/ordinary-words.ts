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
  'ability advantage affordable ageing aging alcohol alternative anti antibacterial anything approved area asked',
  'authentic availability available average ayurveda ayurvedic balance based basic beautiful beauty beginner benefit',
  'bigger biggest black blue body bone boost booster boosting branded breakfast brightening brighter bulk care',
  'category certified check chemical choice clean clear clinic clinical clinically cold color colour coloured combo',
  'comfort common company compare comparison complete concentrated control correct coupon cure curing damage dark',
  'deal deep difference different disease disposable doctor dosage dose double dual dull early easily easy effect',
  'elder elderly especially essential expert expiry export extra extract face fair fairness famous favourite feeding',
  'feet fight fine finest fitness flavor flavored flavour flavoured foods foot formula fragrance free fresh friendly',
  'gain generic gentle glow glowing gram gray green grey group guarantee guaranteed guide hair hand head healing',
  'healthcare healthiest herb herbal high higher highest highly hour hygiene hygienic immediate immunity improve',
  'improving increase india indian infant information ingredient joint junior kind light lightweight liquid loose',
  'lose loss lower lowest manufacturer maximum meal medical medicated medicinal member mild mini minimum minute',
  'moisturising moisturizing money naturally nature need newborn normal nutrients nutrition nutritional nutritious',
  'oily online option oral organic overall package packaging packet pain paraben parts payment perfect period',
  'personal pharmacy place plus popular possible pouch pregnancy pregnant premium prescribed prescription prevent',
  'proper protect protection proven provide purchase purpose quantity rate rating reason recommend recommendation',
  'recommended reduce reducing refund relief relieve remedy removal remover repair result retail return reusable',
  'safely safety sale save saving scented sell shape shipping shopping short similar simple single size skin sleep',
  'slim smaller smallest smell smooth soft solution sore standard starter stock stomach stop strength strengthen',
  'stronger strongest student stuff substitute sugarfree suggest suggested suggestion super supplement support',
  'swelling symptom taste tasty tested texture thick thin traditional travel trusted type ultra unisex unscented',
  'useful value variant variety vegan vegetarian warm waterproof weakness weight white whiten whitening wholesale',
  'wide winter wise with without word world yellow younger',
  'absorb absorption afternoon angry antifungal antimicrobial antioxidant antiseptic antiviral aroma aromatic',
  'athlete athletic attractive autumn bathroom bedroom bedtime blurry bodybuilding breastfeeding brother camping',
  'circles clothes coarse concentration curly cyclist daughter defence defense deficiency deficient',
  'dermatologically dermatologist detox diet dietary dieting dinner drinking dust dusty elasticity emergency ends',
  'endurance energetic energy evening exercise exercising exhausted expecting fasting feminine fertility firming',
  'floor focus fragrancefree freshness friend frizz frizzy garden germ glossy gluten gorgeous grandfather',
  'grandmother grandparent greasy greying groom grooming grow growing halal handsome heat height hormonal house',
  'household huge humid husband hydrate hydrating hydration hypoallergenic immune intake kitchen lacking lactose',
  'ladylike lasting laundry lifelong lifting lighten lightening longlasting lunch manly maternity memory midday',
  'mobility monsoon monthly mood muscle nontoxic nourish nourishing nourishment nurse nursing odorless odourless',
  'office outdoor overnight parent permanent permanently pharmacist plump postnatal postpartum posture prenatal',
  'preservative pretty prevention protective quitting rainy recover recovering recovery refillable refresh',
  'refreshing rejuvenate relax relaxation relaxing renew restore restoring returnable revitalise running scent',
  'season seasonal shine shiny silky sister slimming smelling smoke smoking snack soothe soothing split stamina',
  'straight sugarless sulfate sulphate surgery swimmer swimming tasteless teenage teenager temporary thirst thirsty',
  'tightening toddler tomorrow tone toxic travelling trekking trimester unflavored unflavoured upper urgently',
  'vision voice watery weekly wife workout yearly',
].flatMap((line) => line.split(' '));

/** Complaints, parts of the body and kinds of care. A shopper adds them to the name of a product. */
const complaints = [
  'ache aching acne addiction allergic allergies allergy anaemia anemia anger ankle anxiety anxious appetite armpit',
  'arthritis asthma asthmatic ayurved backache bacteria bacterial bald balding baldness bedridden bedwetting belch',
  'belly bite blackhead bladder bleeding blemish blemishes blister bloated bloating blocked blood bodyache boil',
  'bowel breakout breath breathless breathlessness bruise bump burn callus cartilage cavities cavity center centre',
  'cervical chafing chapped chapping cheek chest chin cholesterol clot congested congestion constipation cough',
  'cracked cracking cramp craving dandruff depressed depression diabetes diabetic digestion digestive discharge',
  'dizziness dizzy dryness dullness earache ears eczema elbow eyebrow eyes eyesight faint fainting fatigue fever',
  'finger forehead fracture freckle fungal fungus gassy gastric giddiness gout gums hangover headache hearing heart',
  'heartbeat heartburn heel hiccups hips hives hoarse hoarseness homeopathic homeopathy homoeopathic hunger hungry',
  'hypertension incontinence infected infection inflamed inflammation inflammatory injured injuries injury insect',
  'insomnia irritability irritated irritation itch itching itchy jaw kidney knee leg libido ligament lips liver',
  'lung menopause menstrual menstruation migraine moles moustache mouth mucus nails nausea nauseous neck nerve',
  'nervous nervousness numbness obese obesity odor odour orthopaedic orthopedic overweight paediatric palm',
  'palpitations pediatric peeling phlegm pigmentation piles pimple pore pressure prickly puffiness puffy rash',
  'rashes redness reflux rheumatic runny sagging saggy scalp scar scarring sciatica scratch scratches sexual',
  'shoulder sinus sinusitis sleepless sleeplessness smelly sneeze sneezing snore snoring soreness spasm spine',
  'spondylitis sprain sprained stain stained stains stiff stiffness sting stinky stones stool stress stressed',
  'stressful stretchmarks stuffy sunburn sunburnt sweat sweating sweaty swell swollen tanning teeth teething tendon',
  'tension thigh thinning throat thumb thyroid tingling tired tiredness toe toenail tongue tonsil tonsils toothache',
  'tumor tumour ulcer underarm underweight uneven upset urinary urine vaginal vein vertigo viral virus vomit',
  'vomiting waist wart wheeze wheezing whitehead worried worry wound wrinkle wrist yellowing',
].flatMap((line) => line.split(' '));

const hindi = [
  'acha accha achha acchi achhi sasta sasti saste mehnga jaldi chahie chaiye chahte kharid kharidna kharidne milega milegi',
  'wali wala walla bhai yaar bhej bhejo dena dijiye dikhao batao kaise kaun kahan kitna kitne kitni rupaye rupay ghar',
  'bahut bahot thoda zyada jyada roz raat subah sham liye lena leni aurat aadmi mahila purush bacha bacche bachche bachon',
  'dawai dawa davai aushadhi ilaj ilaaj upchar fayda fayde nuksan asli desi bharatiya deshi kamzori takat taakat',
  'badhane badhana ghatane gora gori gorapan safed',
  'badbu badboo paseena jalan sujan soojan thakan thakaan kamar ghutne garmi barsaat mausam rasoi safai kapde budhapa',
  'सस्ता सस्ती सस्ते महंगा जल्दी खरीद ख़रीदना मिलेगा मिलेगी भेजो देना दीजिए दिखाओ बताओ कैसे कौन कहाँ कितना कितने कितनी',
  'बहुत थोड़ा ज़्यादा रोज़ रात सुबह शाम लेना लेनी औरत आदमी महिला महिलाओं पुरुष पुरुषों बच्चा बच्चे बच्चों घर असली बढ़िया नीचे ऊपर',
  'बदबू सूजन थकान घुटना घुटने बेटी बेटा पिता पत्नी मौसम सफ़ाई',
].flatMap((line) => line.normalize('NFC').split(' '));

const words: ReadonlySet<string> = new Set([...english, ...complaints, ...hindi]);

/** True if the word, or the word without its 's', is an everyday word that names no product: 'good' or 'बच्चों'. */
export const isOrdinaryWord = (word: string): boolean =>
  words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));

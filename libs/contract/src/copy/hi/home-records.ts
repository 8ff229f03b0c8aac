/** By the English text. Remedies and lab tests stay Latin, as labs print them. */
const names: Readonly<Record<string, string>> = {
  'Diabetes Care': 'डायबिटीज़ की देखभाल',
  'Cardiac Care': 'दिल की देखभाल',
  'Stomach Care': 'पेट की देखभाल',
  'Liver Care': 'लिवर की देखभाल',
  'Bone, Joint & Muscle Care': 'हड्डी, जोड़ और मांसपेशियों की देखभाल',
  'Kidney Care': 'गुर्दे की देखभाल',
  'Derma Care': 'त्वचा की देखभाल',
  'Respiratory Care': 'साँस और फेफड़ों की देखभाल',
  'Eye Care': 'आँखों की देखभाल',
  'Full Body Checkup': 'फ़ुल बॉडी चेकअप',
  'Sampoorna Wellness Checkup': 'संपूर्ण वेलनेस चेकअप',
  'Diabetes Watch': 'डायबिटीज़ चेकअप',
  'Healthy Heart Checkup': 'दिल का चेकअप',
  'Naari Women’s Checkup': 'नारी: महिलाओं का चेकअप',
  'Senior Citizen Checkup': 'बुज़ुर्गों का चेकअप',
  'Thyroid Care Checkup': 'थायरॉइड चेकअप',
  'Liver Care Checkup': 'लिवर चेकअप',
  'Kidney Care Checkup': 'गुर्दे का चेकअप',
  'Vitamin and Mineral Checkup': 'विटामिन और मिनरल चेकअप',
  'Bone and Joint Checkup': 'हड्डी और जोड़ का चेकअप',
  'Monsoon Fever Checkup': 'बरसात के बुख़ार का चेकअप',
  'Allergy and Breath Checkup': 'एलर्जी और साँस का चेकअप',
  'Nothing but water for 10 to 12 hours': '10 से 12 घंटे पानी के सिवा कुछ न खाएँ-पिएँ',
  'No fasting needed': 'ख़ाली पेट रहना ज़रूरी नहीं',
  NA: 'छूट नहीं',
};

const patterns: readonly (readonly [pattern: RegExp, hindi: string])[] = [
  [/^Includes (\d+) Tests$/, '$1 जाँचें शामिल'],
  [/^Provided by (\d+) Labs$/, '$1 लैब में उपलब्ध'],
  [/^(\d+)% off$/, '$1% छूट'],
  [/^Also known as (.+)$/, 'दूसरे नाम: $1'],
  [/^Within (\d+) hours of the sample$/, 'सैंपल लेने के $1 घंटे के अंदर'],
  [/^Dilution, bottle of (.+)$/, 'डाइल्यूशन, $1 की बोतल'],
  [/^Globules, vial of (.+)$/, 'मीठी गोलियाँ, $1 की शीशी'],
  [/^Syrup, bottle of (.+)$/, 'सिरप, $1 की बोतल'],
  [/^Ointment, tube of (.+)$/, 'मरहम, $1 की ट्यूब'],
];

export const record = (text: string): string => {
  const named = names[text];
  if (named !== undefined) return named;
  const found = patterns.find(([pattern]) => pattern.test(text));
  return found ? text.replace(...found) : text;
};

export const statistics = [
  { figure: '26 करोड़+', label: 'लोग आए', words: '26 करोड़ से ज़्यादा' },
  { figure: '3.1 करोड़+', label: 'ऑर्डर डिलीवर हुए', words: '3.1 करोड़ से ज़्यादा' },
  { figure: '1800+', label: 'शहर', words: 'कश्मीर से कन्याकुमारी तक' },
] as const;

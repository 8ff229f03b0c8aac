/** The notice in a browser that is too old for the shop. It is shown in both languages at once. */
export const oldBrowserCopy = {
  en: 'This browser is too old to buy here. Update it, or open the shop in a newer Chrome, Firefox or Safari.',
  hi: 'यह ब्राउज़र यहाँ ख़रीदने के लिए बहुत पुराना है। इसे अपडेट करें, या दुकान को नए क्रोम, फ़ायरफ़ॉक्स या सफ़ारी में खोलें।',
};

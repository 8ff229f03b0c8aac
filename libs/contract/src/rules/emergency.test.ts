import { expect, it } from 'vitest';
import { CONSULT_SYMPTOMS } from '../schemas/consult-choices.ts';
import { emergencyIn } from './emergency.ts';

it.each([
  ['Chest pain'],
  ['pain in my CHEST since morning'],
  ['tightness of the chest'],
  ['seene me dard'],
  ['chhati mein bahut dard'],
  ['सीने में दर्द'],
  ['छाती में जकड़न'],
  ['heart attack'],
  ['dil ka daura'],
  ['दिल का दौरा'],
  ["I can't breathe"],
  ['cannot breathe'],
  ['I cannot breathe, I feel very bad'],
  ["couldn't breathe"],
  ['can’t breathe'],
  ['shortness of breath'],
  ['saans nahi aa rahi'],
  ['saans phool rahi hai'],
  ['साँस नहीं आ रही'],
  ['सांस लेने में तकलीफ'],
  ['my father is unconscious'],
  ['she passed out'],
  ["he isn't waking up"],
  ['behosh ho gaye'],
  ['वे बेहोश हैं'],
  ['heavy bleeding from the hand'],
  ['the bleeding does not stop'],
  ['vomiting blood'],
  ['vomiting blood, low blood pressure'],
  ['vomiting blood since my periods'],
  ['khoon ruk nahi raha'],
  ['खून बह रहा है'],
  ['stroke'],
  ['his face is drooping'],
  ['slurred speech'],
  ['one side of the body is numb'],
  ['lakwa'],
  ['मुँह टेढ़ा हो गया'],
])('%j is a danger to life', (text) => {
  expect(emergencyIn([text])).toBe('danger');
});

it.each([
  ['suicidal thoughts'],
  ['I want to die'],
  ["I don't want to live"],
  ['I want to hurt myself'],
  ['thinking of killing myself'],
  ['I will end my life'],
  ['khudkushi'],
  ['main marna chahta hoon'],
  ['jeena nahi chahti'],
  ['आत्महत्या के विचार'],
  ['मैं मरना चाहती हूँ'],
  ['chest pain, and I want to die'],
])('%j speaks of suicide', (text) => {
  expect(emergencyIn([text])).toBe('selfHarm');
});

it.each([
  [''],
  ['Fever'],
  ['back pain'],
  ['chest cold'],
  ['heavy cough, chest congestion'],
  ['burning in the stomach'],
  ['bad breath, no appetite'],
  ['bleeding gums'],
  ['Heavy Menstrual Bleeding'],
  ['blood pressure'],
  ['vomiting, low blood pressure'],
  ['I hurt myself at the knee'],
  ['high blood sugar and vomiting'],
  ['khoon ki kami'],
  ['बुखार'],
  ['पेट में दर्द'],
  ['hair on one side of the face'],
  ['I want to sleep'],
  ['I want to get rid of dead skin'],
])('%j is no emergency', (text) => {
  expect(emergencyIn([text])).toBeNull();
});

it('no chip is an emergency, and words of two texts are not put together', () => {
  expect(emergencyIn(CONSULT_SYMPTOMS)).toBeNull();
  expect(emergencyIn(['chest cold', 'back pain'])).toBeNull();
  expect(emergencyIn(['Fever', 'chest pain'])).toBe('danger');
});

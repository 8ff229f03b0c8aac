import type { HomeCheckup } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { percentOff, pictureOf } from './card-fields';

/** A package of lab tests, which the shop calls a checkup. */
interface Package {
  readonly name: string;
  /** The price to pay, in rupees. */
  readonly price: number;
  /** The price before the discount, in rupees. */
  readonly listPrice: number;
  /** The number of tests by the name of their group. */
  readonly groups: Readonly<Record<string, number>>;
  /** The hours from the sample to the report. @default usualReportHours */
  readonly reportHours?: number;
}

const bloodCount = { 'Complete blood count': 24 };
const lipids = { 'Lipid profile': 8 };
const liver = { 'Liver function': 11 };
const kidney = { 'Kidney function': 9 };
const thyroid = { 'Thyroid profile': 3 };
const urine = { 'Urine routine': 14 };
const sugar = { 'Fasting blood sugar': 1, HbA1c: 2 };
const iron = { 'Iron studies': 4 };
const vitamins = { 'Vitamin D': 1, 'Vitamin B12': 1 };
const electrolytes = { Electrolytes: 3 };
const basics = { ...bloodCount, ...lipids, ...liver, ...kidney, ...thyroid, ...urine, ...sugar };

/** The thirteen packages of Full body health checkups (requirements HOME-28 to HOME-35 in `docs/requirements.md`). */
export const packages: readonly Package[] = [
  {
    name: 'Full Body Checkup',
    price: 999,
    listPrice: 2500,
    groups: basics,
  },
  {
    name: 'Sampoorna Wellness Checkup',
    price: 1799,
    listPrice: 4500,
    groups: { ...basics, ...iron, ...vitamins, ...electrolytes },
    reportHours: 36,
  },
  {
    name: 'Diabetes Watch',
    price: 649,
    listPrice: 1300,
    groups: { ...sugar, 'Fasting insulin': 1, ...lipids, ...kidney },
  },
  {
    name: 'Healthy Heart Checkup',
    price: 1199,
    listPrice: 2400,
    groups: { ...lipids, 'Apolipoproteins A1 and B': 3, 'hs-CRP': 1, Homocysteine: 1, ...electrolytes, ...sugar },
    reportHours: 36,
  },
  {
    name: 'Naari Women’s Checkup',
    price: 1499,
    listPrice: 3350,
    groups: { ...bloodCount, ...thyroid, ...iron, ...vitamins, 'Female hormones': 4, ...sugar, ...urine },
    reportHours: 36,
  },
  {
    name: 'Senior Citizen Checkup',
    price: 1699,
    listPrice: 3800,
    groups: { ...bloodCount, ...lipids, ...liver, ...kidney, ...sugar, ...vitamins, ...electrolytes, PSA: 1 },
    reportHours: 36,
  },
  {
    name: 'Thyroid Care Checkup',
    price: 549,
    listPrice: 1000,
    groups: { ...thyroid, 'Free T3 and T4': 2, 'Anti-TPO antibodies': 1 },
  },
  {
    name: 'Liver Care Checkup',
    price: 599,
    listPrice: 1200,
    groups: { ...liver, 'Hepatitis B and C screen': 2, 'Prothrombin time': 3 },
  },
  {
    name: 'Kidney Care Checkup',
    price: 699,
    listPrice: 1400,
    groups: { ...kidney, ...electrolytes, ...urine, 'Urine microalbumin': 2 },
  },
  {
    name: 'Vitamin and Mineral Checkup',
    price: 1299,
    listPrice: 3250,
    groups: { ...vitamins, Folate: 1, ...iron, Calcium: 1, Magnesium: 1, Zinc: 1 },
    reportHours: 36,
  },
  {
    name: 'Bone and Joint Checkup',
    price: 899,
    listPrice: 2000,
    groups: { 'Vitamin D': 1, Calcium: 1, Phosphorus: 1, 'Uric acid': 1, 'Rheumatoid factor': 1, ESR: 1, CRP: 1 },
  },
  {
    name: 'Monsoon Fever Checkup',
    price: 749,
    listPrice: 1500,
    groups: { ...bloodCount, 'Dengue NS1 and antibodies': 3, 'Malaria parasite': 2, 'Typhoid (Widal)': 4, ...urine },
    reportHours: 12,
  },
  {
    name: 'Allergy and Breath Checkup',
    price: 1099,
    listPrice: 5495,
    groups: { ...bloodCount, 'Total IgE': 1, 'Absolute eosinophil count': 1, 'Inhaled allergens': 12 },
    reportHours: 48,
  },
];

/** The hours from the sample to the report, for a package that names no other. */
export const usualReportHours = 24;

/** True if the person must not eat before the sample is taken. Of all tests only fasting blood sugar demands it. */
export const needsFasting = ({ groups }: Package): boolean => 'Fasting blood sugar' in groups;

/** The packages as their cards show them. All have the rating 4.9 (AMB-05). */
export const checkups: readonly HomeCheckup[] = packages.map(({ name, price, listPrice, groups }) => ({
  img: pictureOf(name),
  name,
  desc: homeCopy.checkup.includes(Object.values(groups).reduce((sum, tests) => sum + tests, 0)),
  rating: 4.9,
  price,
  O_price: listPrice,
  discount: percentOff(price, listPrice),
}));

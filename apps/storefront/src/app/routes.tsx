import { paths, type ScreenName } from '@niramaya/contract';
import { screenTitlesCopy } from '@niramaya/copy/screen-titles';
import { lazyScreen } from '@niramaya/lazy';
import type { ComponentType } from 'react';

const titleOf = (name: keyof typeof screenTitlesCopy): string => `${screenTitlesCopy[name]} · Niramaya`;

/** `component` is also the name of the chunk, by which the prerendering finds the scripts of the screen. */
function route<Component extends string>(
  name: ScreenName,
  component: Component,
  load: () => Promise<Readonly<Record<Component, ComponentType>>>,
) {
  const path = paths[name];
  const chunk = lazyScreen(path, async () => (await load())[component]);
  return { name, path, ...chunk, title: titleOf(name), component };
}

/** Every screen of the shop: its address, its title, its chunk and how to load it. */
export const routes = [
  route('home', 'HomeScreen', () => import('@niramaya/feature-home/HomeScreen')),
  route('login', 'LoginScreen', () => import('@niramaya/feature-auth/LoginScreen')),
  route('register', 'RegisterScreen', () => import('@niramaya/feature-auth/RegisterScreen')),
  route('medicines', 'MedicinesScreen', () => import('@niramaya/feature-medicines/MedicinesScreen')),
  route('medicineDetails', 'MedicineDetailsScreen', () => import('@niramaya/feature-medicines/MedicineDetailsScreen')),
  route('cart', 'CartScreen', () => import('./CartScreen/CartScreen')),
  route('consultDoctor', 'ConsultScreen', () => import('@niramaya/feature-consult/ConsultScreen')),
  route('patients', 'PatientsScreen', () => import('@niramaya/feature-consult/PatientsScreen')),
  route('symptoms', 'SymptomsScreen', () => import('@niramaya/feature-consult/SymptomsScreen')),
  route('specialities', 'SpecialitiesScreen', () => import('@niramaya/feature-consult/SpecialitiesScreen')),
  route('carePlan', 'CarePlanScreen', () => import('./CarePlanScreen/CarePlanScreen')),
  route('payment', 'PaymentScreen', () => import('@niramaya/feature-payment/PaymentScreen')),
  route('covid', 'CovidScreen', () => import('@niramaya/feature-covid/CovidScreen')),
  route('offers', 'OffersScreen', () => import('@niramaya/feature-offers/OffersScreen')),
  route('topBrands', 'TopBrandsScreen', () => import('@niramaya/feature-home/TopBrandsScreen')),
];

/** The title of the page for an address that is no screen. */
export const notFoundTitle = titleOf('notFound');

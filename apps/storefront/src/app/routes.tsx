import { paths, type Path } from '@niramaya/contract';
import { loadLoginScreen, loadRegisterScreen } from '@niramaya/feature-auth';
import { loadCarePlanScreen } from '@niramaya/feature-careplan';
import { loadCartScreen } from '@niramaya/feature-cart';
import {
  loadConsultScreen,
  loadPatientsScreen,
  loadSpecialitiesScreen,
  loadSymptomsScreen,
} from '@niramaya/feature-consult';
import { loadCovidScreen } from '@niramaya/feature-covid';
import { loadHomeScreen, loadTopBrandsScreen } from '@niramaya/feature-home';
import { loadMedicineDetailsScreen, loadMedicinesScreen } from '@niramaya/feature-medicines';
import { loadOffersScreen } from '@niramaya/feature-offers';
import { loadPaymentScreen } from '@niramaya/feature-payment';
import { lazyScreen, type LazyScreen } from '@niramaya/lazy';
import type { ComponentType } from 'react';

export interface ScreenRoute extends LazyScreen {
  readonly path: Path;
  /** The title in the browser's tab, which a screen reader announces on arrival. */
  readonly title: string;
}

const route = (path: Path, title: string, load: () => Promise<ComponentType>): ScreenRoute => ({
  path,
  title: `${title} · Niramaya`,
  ...lazyScreen(path, load),
});

/** The route table (ROUTE-01 to ROUTE-16). Each screen is a lazy chunk, fetched when it is first opened (ROUTE-19). */
export const routes: readonly ScreenRoute[] = [
  route(paths.home, 'Medicines, lab tests and doctors, at home', loadHomeScreen),
  route(paths.login, 'Login', loadLoginScreen),
  route(paths.register, 'Create your account', loadRegisterScreen),
  route(paths.medicines, 'Medicines and health products', loadMedicinesScreen),
  route(paths.medicineDetails, 'Product details', loadMedicineDetailsScreen),
  route(paths.cart, 'Your cart', loadCartScreen),
  route(paths.consultDoctor, 'Consult a doctor', loadConsultScreen),
  route(paths.patients, 'Step 1 of 5: Patient', loadPatientsScreen),
  route(paths.symptoms, 'Step 2 of 5: Symptoms', loadSymptomsScreen),
  route(paths.specialities, 'Step 3 of 5: Speciality', loadSpecialitiesScreen),
  route(paths.carePlan, 'Care plan', loadCarePlanScreen),
  route(paths.payment, 'Payment', loadPaymentScreen),
  route(paths.covid, 'Covid care at home', loadCovidScreen),
  route(paths.offers, 'Offers on medicines', loadOffersScreen),
  route(paths.topBrands, 'Our top brands', loadTopBrandsScreen),
];

export const notFoundTitle = 'Page not found · Niramaya';

/** A fault that is written into the shop for one run of a check. */
export interface PlantedFault {
  /** The row of the contract that it breaks, such as `CART-05`. */
  readonly row: string;
  /** The source file, relative to the workspace. */
  readonly file: string;
  /** The text to replace, which occurs exactly once in that file. */
  readonly find: string;
  readonly replace: string;
  /** The test or story file whose check claims the row and must fail. */
  readonly check: string;
}

const copy = (name: string) => `libs/contract/src/copy/${name}.ts`;
const feature = (name: string) => `libs/feature-${name}.stories.tsx`;

const policy = 'libs/contract/src/policy.ts';
const messages = copy('messages');
const storage = 'libs/contract/src/storage.ts';
const choices = 'libs/contract/src/consult-choices.ts';

const login = feature('auth/src/LoginScreen/LoginScreen');
const register = feature('auth/src/RegisterScreen/RegisterScreen');
const carePlan = feature('careplan/src/CarePlanScreen/CarePlanScreen');
const cart = feature('cart/src/CartScreen/CartScreen');
const addMember = feature('consult/src/AddMember/AddMember');
const consult = feature('consult/src/ConsultScreen/ConsultScreen');
const patients = feature('consult/src/PatientsScreen/PatientsScreen');
const covid = feature('covid/src/CovidScreen/CovidScreen');
const details = feature('medicines/src/MedicineDetailsScreen/MedicineDetailsScreen');
const filtering = feature('medicines/src/MedicinesScreen/Filtering');
const offers = feature('offers/src/OffersScreen/OffersScreen');
const payment = feature('payment/src/PaymentScreen/PaymentScreen');
const footer = feature('shell/src/Footer/Footer');
const menus = feature('shell/src/CategoryMenus/CategoryMenus');
const topBar = feature('shell/src/TopBar/TopBar');
const concerns = feature('home/src/blocks/ConcernsBlock');

const loginScreen = 'libs/feature-auth/src/LoginScreen/LoginScreen.tsx';
const registerForm = 'libs/feature-auth/src/RegisterScreen/RegisterForm.tsx';
const cartRow = 'libs/ui/src/CartRow/CartRow.tsx';
const offerCard = 'libs/ui/src/OfferCard/OfferCard.tsx';

/**
 * The faults of the screens, at least one for each group of rows: constants, texts, handlers, storage keys, addresses.
 * The command `npm run faults` plants them one after the other. It names each fault that its check does not notice.
 */
export const plantedFaults: readonly PlantedFault[] = [
  // Constants
  {
    row: 'CONST-05',
    file: policy,
    find: 'bannerIntervalMs: 5000',
    replace: 'bannerIntervalMs: 4000',
    check: 'libs/ui/src/BannerSlideshow/BannerSlideshow.stories.tsx',
  },
  {
    row: 'VALID-21',
    file: policy,
    find: 'phoneMaxLength: 10',
    replace: 'phoneMaxLength: 11',
    check: 'libs/ui/src/AppLinkForm/AppLinkForm.stories.tsx',
  },
  {
    row: 'CONST-09',
    file: policy,
    find: 'carouselSpeedMs: 500',
    replace: 'carouselSpeedMs: 900',
    check: 'libs/ui/src/Carousel/Carousel.stories.tsx',
  },
  {
    row: 'HOME-83',
    file: policy,
    find: 'three: 1024',
    replace: 'three: 900',
    check: 'libs/ui/src/Carousel/Carousel.stories.tsx',
  },
  {
    row: 'CONST-14',
    file: policy,
    find: 'success: 2000',
    replace: 'success: 2500',
    check: 'libs/ui/src/toast/toast.store.test.ts',
  },
  {
    row: 'CONST-18',
    file: policy,
    find: 'maxToasts: 20',
    replace: 'maxToasts: 19',
    check: 'libs/ui/src/toast/Toaster.stories.tsx',
  },
  { row: 'CONST-20', file: policy, find: 'copyrightYear: 2023', replace: 'copyrightYear: 2024', check: footer },
  {
    row: 'CONST-46',
    file: policy,
    find: 'pageSize: 10',
    replace: 'pageSize: 12',
    check: 'libs/feature-medicines/src/MedicinesScreen/MedicinesScreen.stories.tsx',
  },
  { row: 'VALID-23', file: policy, find: 'emiMinimumRating: 3', replace: 'emiMinimumRating: 4', check: details },
  {
    row: 'STORAGE-08',
    file: policy,
    find: 'sixMonthPlanRupees: 275',
    replace: 'sixMonthPlanRupees: 257',
    check: carePlan,
  },
  {
    row: 'CONST-55',
    file: policy,
    find: 'priceDiscountRupees: 350',
    replace: 'priceDiscountRupees: 305',
    check: payment,
  },
  { row: 'CONST-57', file: policy, find: 'coins: 17', replace: 'coins: 71', check: payment },
  // Storage keys
  { row: 'STORAGE-01', file: storage, find: "loggedIn: 'validkey'", replace: "loggedIn: 'threemonth'", check: login },
  { row: 'STORAGE-04', file: storage, find: "cart: 'cart_data'", replace: "cart: 'medicine_details'", check: cart },
  {
    row: 'STORAGE-09',
    file: storage,
    find: "selectedMedicine: 'medicine_details'",
    replace: "selectedMedicine: 'cart_data'",
    check: details,
  },
  {
    row: 'STORAGE-08',
    file: storage,
    find: "sixMonthPlan: 'threemonth'",
    replace: "sixMonthPlan: 'niramaya.three_months'",
    check: carePlan,
  },
  // Addresses
  { row: 'AUTH-10', file: loginScreen, find: 'href={paths.register}', replace: 'href={paths.home}', check: login },
  { row: 'AUTH-12', file: loginScreen, find: 'openPage(paths.home)', replace: 'openPage(paths.cart)', check: login },
  {
    row: 'API-28',
    file: 'libs/feature-payment/src/PaymentScreen/PaymentScreen.tsx',
    find: 'navigate(paths.home',
    replace: 'navigate(paths.cart',
    check: payment,
  },
  {
    row: 'SHELL-33',
    file: 'libs/feature-shell/src/TopBar/TopBar.tsx',
    find: 'href={paths.offers}',
    replace: 'href={paths.covid}',
    check: topBar,
  },
  {
    row: 'OFFERS-04',
    file: 'libs/feature-offers/src/OffersScreen/OffersScreen.tsx',
    find: '{...offer} href={paths.medicines}',
    replace: '{...offer} href={paths.covid}',
    check: offers,
  },
  {
    row: 'COVID-03',
    file: 'libs/contract/src/paths.ts',
    find: "consultDoctor: '/consultdoctor'",
    replace: "consultDoctor: '/consult'",
    check: covid,
  },
  // Messages of the contract
  { row: 'ERROR-01', file: messages, find: "'Please Login first '", replace: "'Please Login first'", check: consult },
  {
    row: 'ERROR-03',
    file: messages,
    find: "pleaseLogin: 'Please login'",
    replace: "pleaseLogin: 'Please log in'",
    check: topBar,
  },
  { row: 'ERROR-04', file: messages, find: "'Wrong Password'", replace: "'Wrong password'", check: register },
  {
    row: 'ERROR-05',
    file: messages,
    find: "'Item Already exist in Cart'",
    replace: "'Item already exists in Cart'",
    check: details,
  },
  { row: 'ERROR-06', file: messages, find: "'no item'", replace: "'No item'", check: cart },
  {
    row: 'ERROR-24',
    file: messages,
    find: "'Account created successfully !'",
    replace: "'Account created successfully!'",
    check: register,
  },
  { row: 'ERROR-26', file: messages, find: "'Item Removed !'", replace: "'Item removed!'", check: cart },
  { row: 'ERROR-27', file: messages, find: "'Added successfully'", replace: "'Added Successfully'", check: details },
  {
    row: 'ERROR-28',
    file: messages,
    find: "'User added Successfully'",
    replace: "'User added successfully'",
    check: addMember,
  },
  { row: 'ERROR-29', file: messages, find: "'payment Successfull'", replace: "'Payment successful'", check: payment },
  { row: 'ERROR-30', file: messages, find: "'user Logout successfully'", replace: "'User logged out'", check: topBar },
  {
    row: 'VALID-24',
    file: messages,
    find: "'Not Available on Emi'",
    replace: "'Not available on EMI'",
    check: details,
  },
  {
    row: 'ROUTE-17',
    file: messages,
    find: "'Erro 404 Not found'",
    replace: "'Error 404 Not found'",
    check: feature('shell/src/NotFoundScreen/NotFoundScreen'),
  },
  // Texts of the screens
  {
    row: 'PAYMENT-06',
    file: copy('payment'),
    find: "'name/phone number@bankname'",
    replace: "'name@bankname'",
    check: payment,
  },
  {
    row: 'PAYMENT-09',
    file: copy('payment'),
    find: "name: 'Mobikwik/ZIP'",
    replace: "name: 'Mobikwik'",
    check: payment,
  },
  { row: 'CONST-58', file: copy('payment'), find: 'up to ₹400', replace: 'up to ₹450', check: payment },
  {
    row: 'PAYMENT-16',
    file: copy('payment'),
    find: "provider: 'Simpl'",
    replace: "provider: 'Simple'",
    check: payment,
  },
  { row: 'PAYMENT-20', file: copy('payment'), find: "'AXIS'", replace: "'Axis'", check: payment },
  { row: 'CONST-36', file: copy('careplan'), find: 'Extra 3% coins', replace: 'Extra 5% coins', check: carePlan },
  { row: 'CONST-42', file: copy('careplan'), find: '₹1825', replace: '₹1852', check: carePlan },
  {
    row: 'CONSULT-07',
    file: copy('consult'),
    find: "'Talk within 30 min'",
    replace: "'Talk within 60 min'",
    check: consult,
  },
  { row: 'CONSULT-13', file: copy('consult'), find: "figure: '3k+'", replace: "figure: '4k+'", check: consult },
  {
    row: 'CONSULT-22',
    file: copy('consult-flow'),
    find: "'+ Add New Member'",
    replace: "'Add New Member'",
    check: addMember,
  },
  {
    row: 'SHELL-52',
    file: copy('footer'),
    find: "'Up to 50% off health products'",
    replace: "'Up to 40% off health products'",
    check: footer,
  },
  { row: 'SHELL-38', file: copy('shell'), find: "'Oxygen Concentrators', ", replace: '', check: menus },
  {
    row: 'HOME-58',
    file: copy('app-link'),
    find: "send: 'Send Link'",
    replace: "send: 'Send link'",
    check: feature('shell/src/Footer/Footer'),
  },
  {
    row: 'SYMPTOMS-10',
    file: choices,
    find: "'Missed Period',",
    replace: '',
    check: 'libs/feature-consult/src/SymptomsScreen/SymptomsScreen.server.test.tsx',
  },
  {
    row: 'SPECIALITY-04',
    file: choices,
    find: "'Chest Physician',",
    replace: '',
    check: 'libs/feature-consult/src/SpecialitiesScreen/SpecialitiesScreen.server.test.tsx',
  },
  // Handlers and attributes
  {
    row: 'CART-05',
    file: cartRow,
    find: 'onDecrease={onDecrease}',
    replace: 'onDecrease={onIncrease}',
    check: 'libs/ui/src/CartRow/CartRow.stories.tsx',
  },
  {
    row: 'CART-08',
    file: cartRow,
    find: 'onClick={onRemove}',
    replace: 'onClick={onDecrease}',
    check: 'libs/ui/src/CartRow/CartRow.stories.tsx',
  },
  {
    row: 'CART-04',
    file: cartRow,
    find: 'amountRupees={discountedPrice}',
    replace: 'amountRupees={price}',
    check: 'libs/ui/src/CartRow/CartRow.stories.tsx',
  },
  {
    row: 'CART-11',
    file: 'libs/ui/src/TotalsBox/TotalsBox.tsx',
    find: '<Amount rupees={total} align="end" />',
    replace: '<Amount rupees={subtotal + 1} align="end" />',
    check: 'libs/ui/src/TotalsBox/TotalsBox.stories.tsx',
  },
  {
    row: 'OFFERS-07',
    file: offerCard,
    find: '<dd>{status}</dd>',
    replace: '<dd>{off}</dd>',
    check: 'libs/ui/src/OfferCard/OfferCard.stories.tsx',
  },
  {
    row: 'OFFERS-10',
    file: offerCard,
    find: '{money(price)}',
    replace: '{money(strike)}',
    check: 'libs/ui/src/OfferCard/OfferCard.stories.tsx',
  },
  {
    row: 'CONST-50',
    file: 'libs/ui/src/Rating/Rating.tsx',
    find: 'toFixed(1)',
    replace: 'toFixed(0)',
    check: 'libs/ui/src/Rating/Rating.stories.tsx',
  },
  { row: 'AUTH-05', file: loginScreen, find: 'type="text"', replace: 'type="email"', check: login },
  {
    row: 'VALID-02',
    file: loginScreen,
    find: 'labels={{ show: copy.showPassword, hide: copy.hidePassword }}\n          required',
    replace: 'labels={{ show: copy.showPassword, hide: copy.hidePassword }}',
    check: login,
  },
  { row: 'VALID-04', file: registerForm, find: 'type="email"', replace: 'type="text"', check: register },
  { row: 'AUTH-21', file: registerForm, find: 'name="confirmpassword"', replace: 'name="confirm"', check: register },
  {
    row: 'VALID-05',
    file: registerForm,
    find: 'const differs = form.password !== form.confirmpassword',
    replace: 'const differs = false as boolean',
    check: register,
  },
  {
    row: 'STATE-10',
    file: 'libs/data-access/src/identity/auth.slice.ts',
    find: "createAction<AuthUser>('LOGIN_SUCCESS')",
    replace: "createAction<AuthUser>('LOGIN_DONE')",
    check: 'libs/data-access/src/identity/auth.slice.test.ts',
  },
  {
    row: 'CATALOGUE-05',
    file: copy('medicines'),
    find: "'Price low to high'",
    replace: "'Price: low to high'",
    check: filtering,
  },
  { row: 'CONSULT-21', file: copy('consult-flow'), find: "age: 'AGE'", replace: "age: 'Age'", check: patients },
  { row: 'COVID-12', file: copy('covid'), find: "note: 'Not open yet'", replace: "note: 'Soon'", check: covid },
  {
    row: 'HOME-17',
    file: 'libs/feature-home/src/content/tiles.ts',
    find: "name: 'Diabetes Care'",
    replace: "name: 'Diabetes care'",
    check: concerns,
  },
  {
    row: 'HOME-10',
    file: 'libs/feature-home/src/content/statistics.ts',
    find: "figure: '31m+'",
    replace: "figure: '13m+'",
    check: 'libs/feature-home/src/HomeScreen/HomeScreen.server.test.tsx',
  },
];

// The requirements (`docs/requirements.md`) fix the names of the fields, such as `O_price` and `desc`.

/** A picture with a name on the home screen. `img` is the address of the picture. */
export interface HomeTile {
  readonly img: string;
  readonly name: string;
}

/** A product on the home screen. */
export interface HomeProduct extends HomeTile {
  /** What the product is: the pack of a remedy, other names of a lab test, or the number of tests in a check-up. */
  readonly desc: string;
  /** The rating as text with one decimal: '4.5'. */
  readonly detail: string;
  /** The price to pay, in rupees. */
  readonly price: number;
  /** The price before the discount, in rupees. For a product it is the maximum retail price (MRP). */
  readonly O_price: number;
  /** The discount in words: '60% off'. */
  readonly discount: string;
}

/** A laboratory test on the home screen. Without a discount, `O_price` is 'Nil' and `discount` is 'NA'. */
export interface HomePathologyTest extends Omit<HomeProduct, 'img' | 'O_price' | 'detail'> {
  /** The number of laboratories, in words: 'Provided by 6 Labs'. */
  readonly detail: string;
  readonly O_price: number | 'Nil';
}

/** A health check-up, which is several tests together. `rating` is in stars. */
export interface HomeCheckup extends Omit<HomeProduct, 'detail'> {
  readonly rating: number;
}

/** The contract defines the odd field names (`O_price`, `desc`). */

export interface HomeTile {
  readonly img: string;
  readonly name: string;
}

export interface HomeProduct extends HomeTile {
  readonly desc: string;
  /** The rating, with one decimal. */
  readonly detail: string;
  /** Rupees. */
  readonly price: number;
  /** The list price (MRP) in rupees. */
  readonly O_price: number;
  readonly discount: string;
}

/** Without a discount, `O_price` is 'Nil' and `discount` is 'NA', not '60% off'. */
export interface HomePathologyTest extends Omit<HomeProduct, 'img' | 'O_price'> {
  readonly O_price: number | 'Nil';
}

export interface HomeCheckup extends Omit<HomeProduct, 'detail'> {
  readonly rating: number;
}

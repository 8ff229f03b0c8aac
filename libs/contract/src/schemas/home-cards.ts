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

export interface HomePathologyTest {
  readonly name: string;
  readonly desc: string;
  readonly detail: string;
  /** Rupees. */
  readonly price: number;
  /** The list price in rupees; 'Nil' without a discount. */
  readonly O_price: number | 'Nil';
  /** '60% off'; 'NA' without a discount. */
  readonly discount: string;
}

export interface HomeCheckup extends HomeTile {
  readonly desc: string;
  readonly rating: number;
  /** Rupees. */
  readonly price: number;
  /** The list price in rupees. */
  readonly O_price: number;
  readonly discount: string;
}

/** The records of the home screen's cards. The odd field names (`O_price`, `desc`) are the contract's. */

/** A tile that is a picture and a name: health concerns and featured brands (HOME-87). */
export interface HomeTile {
  readonly img: string;
  readonly name: string;
}

/** A product of the home screen (HOME-88). */
export interface HomeProduct extends HomeTile {
  /** The pack: 'Bottle of 30 ml'. */
  readonly desc: string;
  /** The rating, with one decimal (AMB-06). */
  readonly detail: string;
  /** Rupees. */
  readonly price: number;
  /** The list price (MRP) in rupees. */
  readonly O_price: number;
  /** '10% off' */
  readonly discount: string;
}

/** A pathology test (HOME-89, HOME-90). It has no picture. */
export interface HomePathologyTest {
  readonly name: string;
  /** Other names of the test. */
  readonly desc: string;
  /** 'Provided by 4 Labs' */
  readonly detail: string;
  /** Rupees. */
  readonly price: number;
  /** The list price in rupees, or 'Nil' if there is no discount. */
  readonly O_price: number | 'Nil';
  /** '60% off', or 'NA' if there is no discount. */
  readonly discount: string;
}

/** A health checkup (HOME-91). */
export interface HomeCheckup extends HomeTile {
  /** 'Includes 73 Tests' */
  readonly desc: string;
  readonly rating: number;
  /** Rupees. */
  readonly price: number;
  /** The list price in rupees. */
  readonly O_price: number;
  readonly discount: string;
}

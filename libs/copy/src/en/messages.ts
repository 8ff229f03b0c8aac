/** Messages whose texts the requirements define byte for byte. They must not be changed or translated. */
export const messages = {
  /** ERROR-01: the space at the end is part of the message. */
  pleaseLoginFirst: 'Please Login first ',
  pleaseLogin: 'Please login',
  wrongPassword: 'Wrong Password',
  itemAlreadyInCart: 'Item Already exist in Cart',
  noItem: 'no item',
  listError: '...Error',
  listLoading: '...Loading',
  unexpectedError: 'Unexpected Application Error!',
  notFound: 'Erro 404 Not found',
  accountCreated: 'Account created successfully !',
  loggedIn: 'login successfull !',
  itemRemoved: 'Item Removed !',
  itemAdded: 'Added successfully',
  memberAdded: 'User added Successfully',
  paid: 'payment Successfull',
  loggedOut: 'user Logout successfully',
  emiAvailable: 'Available on Emi',
  emiNotAvailable: 'Not Available on Emi',
} as const;

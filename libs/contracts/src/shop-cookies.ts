/** Cookies of a session that the shop's scripts read, and what they say. Every other cookie is the backend's own. */
export const shopCookies = {
  loggedIn: 'true for a customer who is signed in',
  role: 'The role of the session: guest, prepay, mobilesecure or accountmember',
  cartId: "Id of the session's cart; empty without one",
  gnCartCount: 'Number of devices and accessories in the cart of a customer who is signed in',
  prospectCartCount: 'Number of devices and accessories in the cart of anyone else',
  wishListCount: 'Number of products on the wishlist of a customer who is signed in',
  prospectWishListCount: 'Number of products on the wishlist of anyone else',
  intendType: 'What the shopper wants: AAL or EUP',
  flowName: "The flow of the session's cart",
  'XSRF-TOKEN': 'The anti-forgery token, which scripts repeat as the header X-XSRF-TOKEN',
  'SOE-XSRF-TOKEN-SALES': 'The anti-forgery token under its other name',
} as const

/** The cookies of a shopper who is signed in, and of anyone else. */
export const countCookies = (isSignedIn: boolean) =>
  isSignedIn
    ? ({ cart: 'gnCartCount', wishlist: 'wishListCount' } as const)
    : ({ cart: 'prospectCartCount', wishlist: 'prospectWishListCount' } as const)

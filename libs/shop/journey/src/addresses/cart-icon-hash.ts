/** Marks a visit through the cart icon that was pressed before the page's scripts ran. */
export const cartIconHash = '#cart-icon'

/** What follows from what is in the cart. */
export const contentsOfCart = ['cartInfo', 'intendType', 'autoPay', 'payment'] as const

/** How and where things are delivered follows from the cart's items and its address. */
export const delivery = ['delivery', 'shippingAddress'] as const

/** Where promotions and codes show. */
export const offerCodes = { cart: ['orderDetails.barCodes'], lines: ['serviceInfo.sbdOffer'] } as const

/** Keys of session storage: what later pages and the sign-in ask about the cart of this tab. */
export const byodCartMarker = 'byodCart'
export const standaloneTradeInMarker = 'standaloneTradeIn'
export const savedMtnKey = 'savedMtn'
export const savedIntentKey = 'savedIntent'
/** Says that the shopper has left for PayPal from here. */
export const paypalMarker = 'paypalTransaction'

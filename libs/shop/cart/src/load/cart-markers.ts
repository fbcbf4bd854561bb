/** Keys of session storage: what later pages and the sign-in ask about the cart of this tab. */
export const byodCartMarker = 'byodCart'
export const standaloneTradeInMarker = 'standaloneTradeIn'
export const savedMtnKey = 'savedMtn'
export const savedIntentKey = 'savedIntent'
export const paypalMarker = 'paypalTransaction'

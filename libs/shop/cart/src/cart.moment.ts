/** What the cart fetches once the browser is idle, as one file. */
export { AskOwner } from './ask-owner'
export { CartFailed, CartOutdated } from './cart-failed'
export { DeliveryRow } from './delivery/delivery-row'
export { CartEffects } from './load/cart-effects'
export { CartChoices } from './summary/cart-choices'

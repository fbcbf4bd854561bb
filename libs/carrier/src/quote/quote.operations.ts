export { retrieveAccessoriesFromQuote } from './retrieve-accessories-from-quote'
export { retrieveCartFromQuote } from './retrieve-cart-from-quote'

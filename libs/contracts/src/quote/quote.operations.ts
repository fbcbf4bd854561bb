export * as retrieveCartFromQuote from './retrieve-cart-from-quote'
export * as retrieveAccessoriesFromQuote from './retrieve-accessories-from-quote'

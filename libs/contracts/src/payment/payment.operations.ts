export * as paypalAuthenticate from './paypal-authenticate'
export * as confirmSubmit from './confirm-submit'
export * as listCards from './list-cards'
export * as removeCard from './remove-card'

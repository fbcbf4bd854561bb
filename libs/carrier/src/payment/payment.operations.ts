export { confirmSubmit } from './confirm-submit'
export { listCards } from './list-cards'
export { paypalAuthenticate } from './paypal-authenticate'
export { removeCard } from './remove-card'

export { confirmSubmit } from './confirm-submit'
export { paypalAuthenticate } from './paypal-authenticate'

export * as paypalAuthenticate from './paypal-authenticate'
export * as confirmSubmit from './confirm-submit'

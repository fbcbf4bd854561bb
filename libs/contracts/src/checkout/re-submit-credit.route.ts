import { defineRoute } from '../define-route'

export const reSubmitCredit = defineRoute({
  key: 'checkout.reSubmitCredit',
  method: 'POST',
  kind: 'change',
  paths: {
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/reSubmitCreditFromCheckout',
  },
})

import { defineRoute } from '../define-route'
import { stepReads } from '../shared/cart-reads'

export const reSubmitCredit = defineRoute({
  key: 'checkout.reSubmitCredit',
  method: 'POST',
  kind: 'change',
  paths: { prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/reSubmitCreditFromCheckout' },
  makesStale: ['checkout.getCheckoutDetails', 'checkout.getExpresshubDetails', ...stepReads],
})

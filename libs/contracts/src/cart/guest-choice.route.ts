import { defineRoute } from '../define-route'

export const guestChoice = defineRoute({
  key: 'cart.guestChoice',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/guest-choice',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/guest-choice',
  },
  makesStale: ['checkout.getCheckoutDetails', 'checkout.getExpresshubDetails'],
})

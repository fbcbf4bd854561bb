import { defineRoute } from '../define-route'

export const validateCart = defineRoute({
  key: 'cart.validateCart',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/validate-cart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/validate-cart',
  },
})

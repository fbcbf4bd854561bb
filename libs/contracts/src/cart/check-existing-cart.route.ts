import { defineRoute } from '../define-route'

export const checkExistingCart = defineRoute({
  key: 'cart.checkExistingCart',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/check-existingCart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/check-existingCart',
  },
})

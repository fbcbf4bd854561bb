import { defineRoute } from '../define-route'

export const validateE911Address = defineRoute({
  key: 'cart.validateE911Address',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/validate-e911-address',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/validate-e911-address',
  },
})

import { defineRoute } from '../define-route'

export const retrieveBundleAccCart = defineRoute({
  key: 'cart.retrieveBundleAccCart',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/retrieve-bundle-acc-cart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/retrieve-bundle-acc-cart',
  },
})

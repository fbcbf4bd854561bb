import { defineRoute } from '../define-route'

export const getThrottleList = defineRoute({
  key: 'cart.getThrottleList',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/getNSAThrottleList',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/getNSAThrottleList',
  },
  background: true,
  setsCookies: true,
})

import { defineRoute } from '../define-route'

export const calculateMultiLineTax = defineRoute({
  key: 'cart.calculateMultiLineTax',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/calculateMultiLineTaxForCart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/calculateMultiLineTaxForCart',
  },
  makesStale: [
    'checkout.getCheckoutDetails',
    'checkout.getExpresshubDetails',
    'omni.readDL',
    'support.listStores',
    'support.videoAssistCheck',
  ],
})

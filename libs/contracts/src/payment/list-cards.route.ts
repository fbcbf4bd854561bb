import { defineRoute } from '../define-route'

export const listCards = defineRoute({
  key: 'payment.listCards',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/listCards',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/listCards',
  },
})

import { defineRoute } from '../define-route'

export const confirmSubmit = defineRoute({
  key: 'payment.confirmSubmit',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/confirmSubmit',
    prospect: '/soe/digital/prospect/paymentservice/nse/confirmSubmit',
  },
  context: 'payment',
})

import { defineRoute } from '../define-route'
import { caseReads, presenceReads, priceReads, stepReads } from '../shared/cart-reads'

export const tradeInAddDevice = defineRoute({
  key: 'tradeIn.addDevice',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/tradeinservice/tradein/addDevice',
    prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/addDevice',
  },
  makesCart: true,
  makesStale: [...priceReads, ...stepReads, ...presenceReads, ...caseReads, 'tradeIn.accountDevices'],
})

import * as api from '../generated/kubb/index.ts'
import { setConfig } from '../generated/kubb/.kubb/fetch.ts'
import { newNumber, onInstalments, paidInFull, wholeCart } from './bodies'
import { base, shop } from './shop'

setConfig({ baseURL: base })

await shop({
  prospect: [
    () => api.cartAddDeviceProspect(onInstalments),
    () => api.cartAssignMtnProspect(newNumber),
    () => api.checkoutGetCheckoutDetailsProspect(wholeCart),
  ],
  prepay: [
    () => api.cartAddDevicePrepay(paidInFull),
    () => api.cartAssignMtnPrepay(newNumber),
    () => api.checkoutGetCheckoutDetailsPrepay(wholeCart),
  ],
})

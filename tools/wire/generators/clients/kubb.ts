import * as api from '../generated/kubb/index.ts'
import { setConfig } from '../generated/kubb/.kubb/fetch.ts'
import { newNumber, onInstalments, paidInFull, wholeCart } from './bodies'
import { base, shop } from './shop'

/** Its fetch sends JSON as a text unless it is told the type. */
setConfig({ baseURL: base, headers: { 'content-type': 'application/json' } })

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

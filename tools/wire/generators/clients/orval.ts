import * as api from '../generated/orval/client'
import { newNumber, onInstalments, paidInFull, wholeCart } from './bodies'
import { shop } from './shop'

await shop({
  prospect: [
    async () => (await api.cartAddDeviceProspect(onInstalments)).data,
    async () => (await api.cartAssignMtnProspect(newNumber)).data,
    async () => (await api.checkoutGetCheckoutDetailsProspect(wholeCart)).data,
  ],
  prepay: [
    async () => (await api.cartAddDevicePrepay(paidInFull)).data,
    async () => (await api.cartAssignMtnPrepay(newNumber)).data,
    async () => (await api.checkoutGetCheckoutDetailsPrepay(wholeCart)).data,
  ],
})

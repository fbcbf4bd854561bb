import * as api from '../generated/hey-api'
import { newNumber, onInstalments, paidInFull, wholeCart } from './bodies'
import { shop } from './shop'

await shop({
  prospect: [
    async () => (await api.cartAddDeviceProspect({ body: onInstalments })).data,
    async () => (await api.cartAssignMtnProspect({ body: newNumber })).data,
    async () => (await api.checkoutGetCheckoutDetailsProspect({ body: wholeCart })).data,
  ],
  prepay: [
    async () => (await api.cartAddDevicePrepay({ body: paidInFull })).data,
    async () => (await api.cartAssignMtnPrepay({ body: newNumber })).data,
    async () => (await api.checkoutGetCheckoutDetailsPrepay({ body: wholeCart })).data,
  ],
})

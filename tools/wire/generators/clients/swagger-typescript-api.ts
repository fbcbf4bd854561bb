import { Api } from '../generated/swagger-typescript-api/client'
import { newNumber, onInstalments, paidInFull, wholeCart } from './bodies'
import { shop } from './shop'

/** It reads the type of an answer from the path alone, where the document refers to what answers share. */
const { soe } = new Api({ baseApiParams: { format: 'json' } })

await shop({
  prospect: [
    async () => (await soe.cartAddDeviceProspect(onInstalments)).data,
    async () => (await soe.cartAssignMtnProspect(newNumber)).data,
    async () => (await soe.checkoutGetCheckoutDetailsProspect(wholeCart)).data,
  ],
  prepay: [
    async () => (await soe.cartAddDevicePrepay(paidInFull)).data,
    async () => (await soe.cartAssignMtnPrepay(newNumber)).data,
    async () => (await soe.checkoutGetCheckoutDetailsPrepay(wholeCart)).data,
  ],
})

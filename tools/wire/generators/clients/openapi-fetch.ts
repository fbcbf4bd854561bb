import createClient from 'openapi-fetch'
import type { paths } from '../generated/openapi-fetch/client'
import { newNumber, onInstalments, paidInFull, wholeCart } from './bodies'
import { base, shop } from './shop'

const { POST } = createClient<paths>({ baseUrl: base })
const guest = '/soe/digital/prospect' as const
const prepaid = '/soe/digital/prepaid/prepayservice/cart/nse' as const

await shop({
  prospect: [
    async () => (await POST(`${guest}/cartservice/cart/nse/add-device`, { body: onInstalments })).data,
    async () => (await POST(`${guest}/cartservice/cart/nse/assign-mtn`, { body: newNumber })).data,
    async () =>
      (await POST(`${guest}/orderprocessservice/checkoutapi/nse/v2/get-checkout-details`, { body: wholeCart })).data,
  ],
  prepay: [
    async () => (await POST(`${prepaid}/prepaid/add-device`, { body: paidInFull })).data,
    async () => (await POST(`${prepaid}/prepaid/assign-mtn`, { body: newNumber })).data,
    async () => (await POST(`${prepaid}/prepay/get-checkout-details`, { body: wholeCart })).data,
  ],
})

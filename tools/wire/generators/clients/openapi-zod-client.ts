import type { AxiosAdapter } from 'axios'
import { createApiClient } from '../generated/openapi-zod-client/client'
import { newNumber, onInstalments, paidInFull, wholeCart } from './bodies'
import { base, shop } from './shop'

/** Axios in Node keeps no cookies; the fetch of this shopper does. */
const adapter: AxiosAdapter = async (config) => {
  const { method = 'get', headers, data } = config
  const reply = await fetch(`${config.baseURL}${config.url}`, {
    method,
    headers: headers.toJSON(true) as Record<string, string>,
    body: data,
  })
  const answer = await reply.json()
  return { data: answer, status: reply.status, statusText: reply.statusText, headers: {}, config }
}

const api = createApiClient(base, { axiosConfig: { adapter } })

await shop({
  prospect: [
    () => api['cart.addDevice.prospect'](onInstalments),
    () => api['cart.assignMtn.prospect'](newNumber),
    () => api['checkout.getCheckoutDetails.prospect'](wholeCart),
  ],
  prepay: [
    () => api['cart.addDevice.prepay'](paidInFull),
    () => api['cart.assignMtn.prepay'](newNumber),
    () => api['checkout.getCheckoutDetails.prepay'](wholeCart),
  ],
})

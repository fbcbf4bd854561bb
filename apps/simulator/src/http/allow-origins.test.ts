import { createMemoryStore } from '@soe/world'
import { createSimulator } from '../create-simulator'

const page = 'http://localhost:5173'
const products = '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=smartphones'
const control = '/__sim/v1/worlds/default'

const create = (allowedOrigins?: readonly string[]) =>
  createSimulator({
    worlds: createMemoryStore(),
    clock: () => 1_795_694_400_000,
    ids: { secret: () => 'a'.repeat(32) },
    ...(allowedOrigins && { allowedOrigins }),
  })

interface Row {
  readonly name: string
  readonly allowed?: readonly string[]
  readonly url?: string
  readonly answers: string | undefined
  readonly status?: number
}

const rows: readonly Row[] = [
  { name: 'a page that is allowed', allowed: [page], answers: page },
  { name: 'one page of several', allowed: ['https://shop.test', page], answers: page },
  { name: 'a page that is not allowed', allowed: ['https://shop.test'], answers: undefined },
  { name: 'any page where none is allowed', answers: undefined },
  { name: 'an allowed page, of the control API', allowed: [page], url: control, answers: undefined, status: 403 },
]

it.each(rows)('answers $name', async ({ allowed, url = products, answers, status = 200 }) => {
  const app = await create(allowed)
  const { headers, statusCode } = await app.inject({ url, headers: { origin: page, host: 'localhost' } })
  expect(statusCode).toBe(status)
  expect(headers['access-control-allow-origin']).toBe(answers)
  await app.close()
})

it('answers what a browser asks before a change, with cookies', async () => {
  const app = await create([page])
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/soe/digital/prospect/cartservice/cart/nse/add-device',
    headers: {
      origin: page,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-xsrf-token,x-sim-world',
    },
  })
  expect(statusCode).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type,x-xsrf-token,x-sim-world',
  })
  await app.close()
})

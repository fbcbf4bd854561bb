import { addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'
import type { Shopper } from '../testing/create-shopper'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const post = (url: string, form: Record<string, string>, headers = {}) =>
  simulator.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

const returnTo = '/sales/nse/payment.html'

it.each([
  ['/paypal', 'approve', '?paypalTransaction=true'],
  ['/paypal', 'decline', '?paypalTransaction=true'],
  ['/paypal', 'cancel', '?paypalTransaction=false'],
  ['/affirm', 'approve', '?checkoutToken=AFF-7Q2M-41XKD8'],
  ['/affirm', 'decline', '?checkoutToken=AFF-REFUSED'],
  ['/affirm', 'cancel', '?affirmCancelled=true'],
  ['/wallets/orbit', 'approve', '?walletToken=WLT-7Q2M-41XKD8'],
  ['/wallets/pelago', 'decline', '?walletToken=WLT-REFUSED'],
  ['/wallets/pelago', 'cancel', '?walletCancelled=true'],
  ['/ryl', 'teacher', '?authCode=ryl-teacher-7f3a'],
  ['/ryl', 'nurse', '?authCode=ryl-nurse-2c9d'],
  ['/ryl', 'unknown', '?authCode=ryl-unknown-0000'],
  ['/ryl', 'cancel', '?rylCancelled=true'],
])('%s offers to %s, and leads back with %s', async (path, answer, query) => {
  const page = await simulator.app.inject({ url: `${path}?returnTo=${returnTo}` })
  expect(page.body).toContain(`value="${answer}"`)
  const { statusCode, headers } = await post(path, { answer, returnTo })
  expect([statusCode, headers.location]).toEqual([303, `${returnTo}${query}`])
})

it.each(['/paypal', '/affirm', '/wallets/orbit', '/ryl'])('%s never leads to another place', async (path) => {
  const page = await simulator.app.inject({ url: `${path}?returnTo=${encodeURIComponent('//evil.example/')}` })
  expect(page.statusCode).toBe(400)
  expect((await post(path, { answer: 'cancel', returnTo: '//evil.example/' })).statusCode).toBe(400)
  expect((await post(path, { answer: 'steal', returnTo })).statusCode).toBe(400)
})

const cookieOf = (shopper: Shopper) => [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

it.each([
  ['decline', { status: '0', id: 'PAYPAL_DECLINED' }],
  ['approve', { status: '1' }],
])('the carrier learns that the shopper chose to %s', async (answer, expected) => {
  const world = await simulator.world()
  const shopper = await world.shopper()
  await addDevice(shopper, { dppMonths: 0 })
  await post('/paypal', { answer, returnTo }, { cookie: cookieOf(shopper), 'x-sim-world': world.id })
  expect((await shopper.call('payment.paypalAuthenticate', { body: {} })).answer).toMatchObject(expected)
})

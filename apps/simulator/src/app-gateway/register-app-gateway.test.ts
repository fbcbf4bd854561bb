import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const open = (query: string) =>
  simulator.app.inject({ url: `/mobileappgateway?${query}`, headers: { host: 'localhost' } })

it('signs in, and returns to the page', async () => {
  const { statusCode, headers } = await open('type=userSignIn&goto=/smartphones/')
  expect([statusCode, headers.location]).toEqual([303, '/signin?goto=%2Fsmartphones%2F'])
})

it('shows the stores that the app has named, as text', async () => {
  const { body, headers } = await open(`type=rtlStoreJourney&goto=/&locationCode=${encodeURIComponent('<b>ME01')}`)
  expect(body).toContain('Near &#60;b&#62;ME01.')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

it.each(['type=settingsLanding', ''])('has no page for %j', async (query) => {
  expect((await open(query)).statusCode).toBe(404)
})

it('leads to no other site', async () => {
  expect((await open('type=userSignIn&goto=//elsewhere.example/')).statusCode).toBe(400)
})

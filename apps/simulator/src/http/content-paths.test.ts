import type { OperationKey } from '@soe/contracts'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const get = (url: string) => simulator.app.inject({ method: 'GET', url })

describe('content', () => {
  it.each<[string, OperationKey]>([
    ['/content/vcg/static-content.json', 'content.getStaticContent'],
    ['/content/vcg/plan-reference-model.json', 'content.getPlanReferenceModel'],
    ['/content/vcg/prepaid-plans.json', 'content.getPrepaidPlans'],
    ['/content/vcg/accessory-interstitial-model.json', 'content.getAccessoryInterstitialModel'],
    ['/services-v1/accessoryInterstitial.json', 'content.getAccessoryInterstitial'],
    ['/content/vcg/services-v1/accessoryInterstitial.json', 'content.getAccessoryInterstitial'],
    ['/content/vcg/feature-flags.json', 'content.getFeatureFlags'],
  ])('is served at %s to everyone alike, without a session', async (url, key) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(200)
    for (const persona of ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const) {
      const shopper = await (await simulator.world(persona)).shopper()
      expect((await shopper.call(key)).answer).toEqual(reply.json())
    }
  })

  it.each(['mobile', 'desktop'] as const)('of the account landing for %s is for customers only', async (layout) => {
    for (const base of ['/content/vcg', '']) {
      expect((await get(`${base}/services-v1/accountLanding.${layout}.json`)).statusCode).toBe(401)
    }
  })
})

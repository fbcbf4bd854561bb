import type { OperationKey } from '@soe/contracts'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const shopperOf = async (persona: 'signed-in' | 'prospect' | 'prepay' | 'prepay-signed-in' = 'prospect') =>
  (await simulator.world(persona)).shopper()

const served: [string, OperationKey][] = [
  ['/content/vcg/static-content.json', 'content.getStaticContent'],
  ['/content/vcg/plan-reference-model.json', 'content.getPlanReferenceModel'],
  ['/content/vcg/prepaid-plans.json', 'content.getPrepaidPlans'],
  ['/content/vcg/accessory-interstitial-model.json', 'content.getAccessoryInterstitialModel'],
  ['/services-v1/accessoryInterstitial.json', 'content.getAccessoryInterstitial'],
  ['/content/vcg/services-v1/accessoryInterstitial.json', 'content.getAccessoryInterstitial'],
  ['/content/vcg/feature-flags.json', 'content.getFeatureFlags'],
]

describe('content', () => {
  it.each(served)('is served to anyone at %s', async (url, key) => {
    const reply = await simulator.app.inject({ method: 'GET', url })
    expect(reply.statusCode).toBe(200)
    for (const persona of ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const) {
      expect((await (await shopperOf(persona)).call(key)).answer).toEqual(reply.json())
    }
  })

  it.each(['mobile', 'desktop'] as const)('has the account landing for %s, for customers only', async (layout) => {
    const key = layout === 'mobile' ? 'content.getAccountLandingMobile' : 'content.getAccountLandingDesktop'
    expect((await (await shopperOf('signed-in')).call(key)).answer.accountLanding.layout).toBe(layout)
    for (const base of ['/content/vcg', '']) {
      const url = `${base}/services-v1/accountLanding.${layout}.json`
      expect((await simulator.app.inject({ method: 'GET', url })).statusCode).toBe(401)
    }
  })

  it('of one page is that page alone', async () => {
    const shopper = await shopperOf()
    const contentOf = async (page: string) =>
      (await shopper.call('content.getStaticContent', { query: { page } })).answer.content
    expect(Object.keys(await contentOf('emptyCart'))).toEqual(['emptyCart'])
    expect(await contentOf('constructor')).toEqual({})
  })

  it('has the prepaid plans, and every plan in the reference model', async () => {
    const shopper = await shopperOf()
    const { prepaidPlans } = (await shopper.call('content.getPrepaidPlans')).answer
    expect(prepaidPlans.map(({ planId }) => planId)).toEqual(['dinghy-prepaid-15gb', 'skiff-prepaid-unlimited'])
    const { planTypes } = (await shopper.call('content.getPlanReferenceModel')).answer.planReference
    expect(planTypes.map(({ planType }) => planType)).toEqual(['smartphones', 'watches', 'tablets'])
    expect(planTypes[0]?.planIds).toEqual(expect.arrayContaining(['mainsail-unlimited', 'dinghy-prepaid-15gb']))
  })
})

describe('the flags of a world', () => {
  it('switch the home offers of the interstitial off, in that world alone', async () => {
    const world = await simulator.world()
    const offers = async (of: typeof world) => {
      const { answer } = await (await of.shopper()).call('content.getAccessoryInterstitial')
      return [answer.accessoryInterstitial.vzhdp.enabled, answer.accessoryInterstitial.homeAdvisor.enabled]
    }
    expect(await offers(world)).toEqual([true, true])
    await world.command({ setFeatureFlags: { featureFlags: { disableHomeAdvisor: true } } })
    expect(await offers(world)).toEqual([true, false])
    expect(await offers(await simulator.world())).toEqual([true, true])
    expect((await (await world.shopper()).call('content.getFeatureFlags')).answer.featureFlags).toEqual({
      disableHomeAdvisor: true,
    })
  })
})

describe('the throttle list of a world', () => {
  it('is what the world was told', async () => {
    const world = await simulator.world()
    const throttleList = ['NSA_REDIRECT_TH_PROSPECT', 'R_K_S_1', 'EA_VC', 'CPC_FCC']
    await world.command({ setThrottleList: { throttleList } })
    expect((await (await world.shopper()).call('cart.getThrottleList')).answer).toEqual({ throttleList })
  })
})

import { groupEligibleLine } from '@soe/rules'
import { personas, type PersonaId } from '@soe/carrier'
import type { Shopper } from '../testing/create-shopper'
import { addDevice, deviceBody, fillCart, placeOrder, readyToOrder } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

/** What the carrier says to a shopper of the persona. */
type Look = (shopper: Shopper) => Promise<unknown>

const contextAfterAdd = async (shopper: Shopper, options = {}) =>
  (await addDevice(shopper, options)).serviceBody.serviceResponse.context

const stepAfterAdd: Look = async (shopper) => (await contextAfterAdd(shopper)).contextInfo.processStep

const credit: Look = async (shopper) => {
  const { contextInfo, ...context } = await contextAfterAdd(shopper)
  const { cart } = (await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer
  return {
    ...context.validateOrder.orderDetails[0],
    down: contextInfo.installmentInfo.mandatoryDownPayment,
    isApproved: cart.creditAppApproved,
  }
}

const cases: Look = async (shopper) => (await shopper.call('cases.getCases')).answer.cases

const cart: Look = async (shopper) => (await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer.cart

const cookie =
  (name: string): Look =>
  async (shopper) =>
    shopper.cookies.get(name)

const lineGroups: Look = async (shopper) =>
  (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer.lines.map(
    (line) => groupEligibleLine(line)?.group ?? 'excluded',
  )

/** The credit answers for a cart that lacks only credit, and the result of its order. */
const creditOutcome: Look = async (shopper) => {
  await readyToOrder(shopper)
  const {
    creditAppApproved,
    isRefundExchange = false,
    cartValidationErrors,
  } = (await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer.cart
  const blockers = cartValidationErrors.filter(({ errorLevel }) => errorLevel === 'Blocker')
  return {
    creditAppApproved,
    blockers: blockers.map(({ errorCode }) => errorCode),
    isRefundExchange,
    order: (await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })).errorId,
  }
}

const homeFeatures: Look = async (shopper) => {
  await addDevice(shopper)
  const accountFeatures = ['harbor-home-protect', 'harbor-home-advisor'].map(
    (id) => ({ id, actionIndicator: 'A' }) as const,
  )
  const added = await shopper.call('cart.addFeatures', { body: { cartInfo: {}, data: { accountFeatures } } })
  const body = { pageId: 'PROTECTION', getHomeProtectionEligibility: true } as const
  const { payload } = (await shopper.call('device.getProtectionFeatures', { body })).answer
  return [added.answer.cartInfo.lines.flatMap(({ spos }) => spos), payload.homeProtectionEligibility]
}

const credited = (creditApprovalStatus: string, isApproved: boolean, others = {}) =>
  [credit, { creditApprovalStatus, securityDepositAmount: 0, down: 0, isApproved, ...others }] as const

/** Where one looks for the situation of each persona, and what one sees there. */
const situations: { [Id in PersonaId]: readonly [Look, unknown] } = {
  prospect: [cookie('loggedIn'), 'false'],
  'signed-in': [lineGroups, ['ELIGIBLE', 'LOAN', 'INELIGIBLE', 'INELIGIBLE']],
  prepay: [cookie('role'), 'prepay'],
  'prepay-signed-in': [async ({ cookies }) => [cookies.get('role'), cookies.get('loggedIn')], ['prepay', 'true']],
  'account-member': [
    async (shopper) => {
      await fillCart(shopper)
      return cart(shopper)
    },
    { userAuthorized: false },
  ],
  mobilesecure: [cookie('role'), 'mobilesecure'],
  'native-app': [cases, [{ explicitLock: true, lockedChannelID: 'VZW-MFA-IOS' }]],
  'app-guest': [async ({ cookies }) => [cookies.get('role'), cookies.get('lastTwoDigits')], ['guest', '18']],
  'joint-customer': [cookie('lob'), 'vzw|vzt'],
  'home-internet': [async ({ cookies }) => [cookies.get('lob'), cookies.get('accountType')], ['vzt', '5GHOME']],
  'sales-rep': [
    async (shopper) => {
      await readyToOrder(shopper)
      await shopper.call('cart.validateOrder', { body: { cartInfo: {} } })
      return placeOrder(shopper)
    },
    { salesRepId: 'REP4471' },
  ],
  'scan-and-go': [
    async (shopper) => {
      await addDevice(shopper)
      return cart(shopper)
    },
    { orderDetails: { flowType: 'SCAN_AND_GO' } },
  ],
  'guest-credit-pending': credited('PE', false),
  'upgrade-loan': [lineGroups, ['LOAN']],
  'upgrade-grace-period': [lineGroups, ['ACTIVE_LOAN_GRACE_PERIOD']],
  'upgrade-ineligible': [lineGroups, ['INELIGIBLE', 'INELIGIBLE']],
  'upgrade-variety': [lineGroups, ['ELIGIBLE', 'ELIGIBLE', 'ELIGIBLE', 'ELIGIBLE', 'LOAN', 'INELIGIBLE', 'ELIGIBLE']],
  'signed-in-hub-ready': [cart, { hubReadyForCheckout: true, lineDetails: { allLines: ['newLine1'] } }],
  'cart-with-steps': [cart, { hubReadyForCheckout: false, lineDetails: { numOfLinesWithDevices: 1 } }],
  'resumable-case': [cases, [{ triggerResumeCase: true }]],
  'saved-cart': [
    async (shopper) => {
      const before = await shopper.call('checkout.getCheckoutDetails', { body: {} })
      await shopper.call('cases.resumeCase', { body: { emailId: 'casey@example.com' } })
      return [before.errorId, await cart(shopper)]
    },
    ['1008', { lineDetails: { numOfLinesWithDevices: 1 } }],
  ],
  'several-cases': [cases, [{ triggerResumeCase: false }, { triggerResumeCase: true }, { triggerResumeCase: false }]],
  'locked-by-retail': [
    async (shopper) => (await shopper.call('cart.addDevice', { body: deviceBody() })).errors,
    [{ id: 'CART_LOCKED', details: [{ lockedChannelID: 'VZW-RETAIL' }] }],
  ],
  'second-number': [cart, { lineDetails: { lineInfo: { newLine1: { secondNumber: { isSecondNumber: true } } } } }],
  'standalone-trade-in': [cases, [{ standaloneTradeIn: true }]],
  'full-wishlist': [
    async (shopper) => (await shopper.call('recommendations.getRtCartCount', { body: {} })).answer,
    { wishListCount: 6 },
  ],
  'past-due': [
    async (shopper) => {
      const later = deviceBody({ id: 'lumen-fold-2-tide-256', productId: 'dev14000012' })
      const refused = (await shopper.call('cart.addDevice', { body: later })).errorId
      return [refused, (await contextAfterAdd(shopper, { intendType: 'EUP' })).contextInfo.processStep]
    },
    ['4077', 'PASTDUE'],
  ],
  'pending-order': [stepAfterAdd, 'PENDING_ORDER'],
  'scheduled-order': [
    async (shopper) => [
      (await shopper.call('cases.getCases')).errorId,
      (await shopper.call('cart.addDevice', { body: deviceBody() })).errorId,
    ],
    ['208', '208'],
  ],
  'credit-pending': credited('PE', false),
  'credit-declined': credited('DC', false),
  'credit-hold': credited('OH', false),
  'credit-frozen': [
    creditOutcome,
    { creditAppApproved: false, blockers: ['1082'], isRefundExchange: false, order: '1082' },
  ],
  'down-payment': credited('AP', true, { down: 150 }),
  'deposit-required': credited('AP', true, { securityDepositAmount: 400 }),
  'refund-exchange': [creditOutcome, { creditAppApproved: false, blockers: [], isRefundExchange: true, order: '1082' }],
  'fraud-x': [stepAfterAdd, 'FRAUD_INDICATOR_X'],
  'fraud-y': [stepAfterAdd, 'FRAUD_INDICATOR_Y'],
  'fraud-s': [stepAfterAdd, 'FRAUD_INDICATOR_S'],
  'fraud-z': [stepAfterAdd, 'FRAUD_INDICATOR_Z'],
  'fraud-v': [stepAfterAdd, 'FRAUD_INDICATOR_V'],
  'concession-account': [stepAfterAdd, 'CONCESSION_ACCOUNT'],
  'cash-only': [stepAfterAdd, 'CASHONLY_IND'],
  collections: [stepAfterAdd, 'COLLECTIONS_IND'],
  'line-limit': [stepAfterAdd, 'ACCT_LINE_LIMIT'],
  'over-threshold': [stepAfterAdd, 'OVERTHRESHOLD_IND'],
  'device-cap': [stepAfterAdd, 'DEVICE_CAP'],
  'home-protected': [
    homeFeatures,
    [
      [
        { id: 'harbor-home-protect', success: false },
        { id: 'harbor-home-advisor', success: true },
      ],
      { isVzPhInAccount: true, isVzPhEligible: false, isVzPhInCart: false, isVzHdaInCart: true },
    ],
  ],
}

describe('a world made from a persona shows its situation', () => {
  it.each(Object.entries(situations))('%s', async (id, [look, seen]) => {
    const world = await simulator.world(id as PersonaId)
    expect({ seen: await look(await world.shopper()) }).toMatchObject({ seen })
  })

  it('at every sign-in alike: what it has is there once', async () => {
    const world = await simulator.world('several-cases')
    await world.shopper()
    expect(await cases(await world.shopper())).toHaveLength(3)
    expect((await world.state()).carts).toHaveLength(3)
  })

  it('in a world of another persona, too, once one signs in as it', async () => {
    const { id } = await simulator.world('prospect')
    const headers = { host: 'localhost', 'x-sim-world': id, 'content-type': 'application/x-www-form-urlencoded' }
    await simulator.app.inject({ method: 'POST', url: '/signin', headers, payload: 'persona=locked-by-retail' })
    const reply = await simulator.app.inject({ url: `/__sim/v1/worlds/${id}/state`, headers: { host: 'localhost' } })
    expect(reply.json()).toMatchObject({ carts: [{}], locks: [{ channel: 'VZW-RETAIL' }] })
  })

  it('before anyone came in: its carts are in the state of the world', async () => {
    const state = await (await simulator.world('locked-by-retail')).state()
    expect(state).toMatchObject({ sessions: [], carts: [{}], cases: [{}], locks: [{ channel: 'VZW-RETAIL' }] })
  })
})

describe('the personas', () => {
  it('have accounts and numbers of their own', () => {
    const accounts = personas.flatMap((persona) => ('account' in persona ? [persona.account] : []))
    const numbers = accounts.map(({ number }) => number)
    const mtns = accounts.flatMap(({ lines }) => lines.map(({ mtn }) => mtn))
    expect([new Set(numbers).size, new Set(mtns).size]).toEqual([numbers.length, mtns.length])
    for (const number of numbers) expect(number).toMatch(/^\d{10}-\d+$/)
    for (const mtn of mtns) expect(mtn).toMatch(/^\d{3}55501\d{2}$/)
  })
})

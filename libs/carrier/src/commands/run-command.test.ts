import { worldLimits, type Command } from '@soe/contracts'
import { RefusalFault } from '@soe/world'
import { addDevice, createTestWorld, testNow, type TestWorld } from '../testing'
import { runCommand } from './run-command'

const minute = 60_000
const skuId = 'orbit-12-pro-kelp-128'

/** A customer in two browsers, with a phone in the cart. */
const makeWorld = async () => {
  const world = createTestWorld('signed-in')
  world.shopper()
  await addDevice(world.shopper())
  return world
}

const run = (world: TestWorld, command: Command) =>
  world.change((draft) => runCommand(draft, command, world.time.now).affected)

const refusalOf = (world: TestWorld, command: Command) => {
  try {
    run(world, command)
  } catch (error) {
    if (error instanceof RefusalFault) return [error.status, error.code, ...(error.allowed ?? [])]
    throw error
  }
  return []
}

const [cartId, caseId, owner] = ['C1-0f63hn', 'CASE1-0f63hn', 'account:0720043118-1']
const header = (world: TestWorld) => world.value.header
const locks = (world: TestWorld) => world.list('locks')
const account = (world: TestWorld) => world.list('holdings').map((holding) => holding.account)
const stock = (world: TestWorld) => header(world).stock?.[skuId]

type Look = (world: TestWorld) => unknown

const flags = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`flag${at}`, true]))

describe('a command', () => {
  it.each<[string, readonly Command[], number, Look, unknown]>([
    [
      'locks one cart',
      [{ lockCart: { cartId, channel: 'VZW-RETAIL', ttl: 'PT1M' } }],
      1,
      locks,
      [{ id: cartId, expiresAt: testNow + minute }],
    ],
    ['locks every cart', [{ lockCart: { channel: 'VZW-RETAIL' } }], 1, locks, [{ id: '*' }]],
    ['locks whatever cart there is', [{ lockCart: { cartId: '*', channel: 'VZW-RETAIL' } }], 1, locks, [{ id: '*' }]],
    [
      'releases one cart and no other',
      [
        { lockCart: { channel: 'VZW-RETAIL' } },
        { lockCart: { cartId, channel: 'VZW-CHAT' } },
        { unlockCart: { cartId } },
      ],
      1,
      locks,
      [{ id: '*' }],
    ],
    [
      'releases every lock',
      [{ lockCart: { channel: 'VZW-RETAIL' } }, { lockCart: { cartId, channel: 'VZW-CHAT' } }, { unlockCart: {} }],
      2,
      locks,
      [],
    ],
    [
      'hands a case over',
      [{ handOverCase: { caseId, channel: 'VZW-RETAIL', ttl: 'PT2M' } }],
      1,
      (world) => [...locks(world), ...world.list('cases')],
      [
        { id: cartId, expiresAt: testNow + 2 * minute },
        { id: caseId, triggerResumeCase: true },
      ],
    ],
    ['hands every case over', [{ handOverCase: { channel: 'VZW-CHAT' } }], 1, locks, [{ id: cartId }]],
    [
      'changes all of a credit',
      [
        {
          setCredit: {
            owner,
            status: 'OH',
            frozen: true,
            downPaymentCents: 1,
            securityDepositCents: 2,
            pastDueCents: 3,
            carrierDollarCents: 4,
            deviceDollarCents: 5,
          },
        },
      ],
      1,
      account,
      [
        {
          creditStatus: 'OH',
          creditFrozen: true,
          mandatoryDownPaymentCents: 1,
          securityDepositCents: 2,
          pastDueCents: 3,
          carrierDollarCents: 4,
          deviceDollarCents: 5,
        },
      ],
    ],
    [
      'leaves of a credit what it does not name',
      [{ setCredit: { owner, frozen: true, carrierDollarCents: 4 } }, { setCredit: { deviceDollarCents: 5 } }],
      1,
      account,
      [{ creditStatus: 'AP', creditFrozen: true, carrierDollarCents: 4, deviceDollarCents: 5 }],
    ],
    [
      'replaces what is throttled',
      [{ setThrottleList: { throttleList: [] } }],
      0,
      (world) => header(world).throttleList,
      [],
    ],
    [
      'sets flags, keeps those not named, and drops what is null',
      [
        { setFeatureFlags: { featureFlags: { a: true, b: 1 } } },
        { setFeatureFlags: { featureFlags: { a: null, c: 2 } } },
      ],
      2,
      (world) => Object.entries(header(world).featureFlags),
      [
        ['b', 1],
        ['c', 2],
      ],
    ],
    ['sells a sku out', [{ sellOut: { skuId } }], 1, stock, { status: 'out-of-stock', qty: 0 }],
    [
      'stocks as many as usual where no number is given',
      [{ setStock: { skuId, status: 'in-stock' } }],
      1,
      stock,
      { status: 'in-stock', qty: 20 },
    ],
    [
      'names the day of what is awaited',
      [{ setStock: { skuId, status: 'back-order', availableOn: '2027-01-15' } }],
      1,
      stock,
      { status: 'back-order', qty: 0, availableOn: '2027-01-15' },
    ],
    [
      'staffs support, and gives a proposition up',
      [
        { setSupport: { chatAgents: 1, chatProposition: 'PLP_07' } },
        { setSupport: { videoAgents: 2, chatProposition: null } },
      ],
      2,
      (world) => [header(world).support, 'chatProposition' in (header(world).support ?? {})],
      [{ chatAgents: 1, videoAgents: 2 }, false],
    ],
    [
      'keeps a proposition that it does not name',
      [{ setSupport: { chatProposition: 'PLP_07' } }, { setSupport: { videoAgents: 2 } }],
      1,
      (world) => header(world).support,
      { videoAgents: 2, chatProposition: 'PLP_07' },
    ],
    [
      'slows the network',
      [{ setNetwork: { bytesPerSecond: 200_000 } }],
      1,
      (world) => header(world).network,
      { bytesPerSecond: 200_000 },
    ],
    ['moves the clock', [{ advanceClock: { by: 'PT1M' } }], 1, (world) => header(world).clock, { offset: minute }],
    [
      'fails the next call',
      [{ failNext: { on: 'cart.addDevice', error: '208' } }],
      1,
      (world) => world.list('failures'),
      [{ on: 'cart.addDevice', error: '208' }],
    ],
  ])('%s', async (_, commands, affected, look, expected) => {
    const world = await makeWorld()
    expect(commands.map((command) => run(world, command)).at(-1)).toBe(affected)
    expect({ found: look(world) }).toMatchObject({ found: expected })
  })

  it('ends the sessions that are meant, and renews those that are left', async () => {
    const world = await makeWorld()
    const [first, second] = world.list('sessions').map(({ id }) => id)
    expect(run(world, { expireSession: { sessionId: String(first) } })).toBe(1)
    world.time.now += minute
    expect(run(world, { extendSession: {} })).toBe(1)
    const { expiresAt } = world.list('sessions').find(({ id }) => id === second) ?? {}
    expect(expiresAt).toBe(testNow + 31 * minute)
    expect(run(world, { expireSession: {} })).toBe(1)
  })

  it.each<[string, Command, readonly unknown[]]>([
    ['a cart', { lockCart: { cartId: 'C9', channel: 'VZW-CHAT' } }, [404, 'UNKNOWN_CART', cartId]],
    ['a case', { handOverCase: { caseId: 'CASE9', channel: 'VZW-CHAT' } }, [404, 'UNKNOWN_CASE', caseId]],
    ['an owner', { setCredit: { owner: 'account:9' } }, [404, 'UNKNOWN_OWNER', owner]],
    ['a chat', { endChat: { chatId: 'CHAT-9' } }, [404, 'UNKNOWN_CHAT']],
    [
      'too many flags',
      { setFeatureFlags: { featureFlags: flags(worldLimits.featureFlags + 1) } },
      [409, 'TOO_MANY_FLAGS'],
    ],
    ['none of what is in stock', { setStock: { skuId, status: 'in-stock', qty: 0 } }, [400, 'INVALID_REQUEST']],
    ['some of what is not', { setStock: { skuId, status: 'out-of-stock', qty: 1 } }, [400, 'INVALID_REQUEST']],
    [
      'a day for what is in stock',
      { setStock: { skuId, status: 'in-stock', availableOn: '2027-01-15' } },
      [400, 'INVALID_REQUEST'],
    ],
    ['no failure', { failNext: { on: 'cart.addDevice' } }, [400, 'INVALID_REQUEST', 'error', 'status']],
    [
      'a failure that is none',
      { failNext: { on: 'cart.addDevice', status: 200 } },
      [400, 'INVALID_REQUEST', '0', '400..599'],
    ],
  ])('refuses %s, and says what there is', async (_, command, expected) => {
    expect(refusalOf(await makeWorld(), command)).toEqual(expected)
  })

  it('takes as many flags as a world may have, and no more failures than it keeps', async () => {
    const world = await makeWorld()
    expect(refusalOf(world, { setFeatureFlags: { featureFlags: flags(worldLimits.featureFlags) } })).toEqual([])
    const failure: Command = { failNext: { on: 'cart.addDevice', status: 500 } }
    for (let count = 0; count < worldLimits.failures; count += 1) run(world, failure)
    expect(refusalOf(world, failure)).toEqual([409, 'TOO_MANY_FAILURES'])
  })
})

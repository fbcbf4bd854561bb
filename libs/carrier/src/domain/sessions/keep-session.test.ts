import { worldLimits } from '@soe/contracts'
import { addDevice, createTestWorld, type TestWorld } from '../../testing'
import { keepSession } from './keep-session'
import { newGuestSession } from './new-session'

const minute = 60_000

const keepGuest = (world: TestWorld) => world.change((draft) => keepSession(draft, newGuestSession(draft, 'prospect')))

describe('the sessions of guests', () => {
  it('are swept an hour after their end, with their carts and cases', async () => {
    const world = createTestWorld()
    for (let guest = 0; guest < 40; guest += 1) await addDevice(world.guest('prospect'))
    world.time.now += 91 * minute
    for (let guest = 0; guest < 40; guest += 1) await addDevice(world.guest('prospect'))
    const kept = [world.list('sessions'), world.list('carts'), world.list('cases')]
    expect(kept.map(({ length }) => length)).toEqual([40, 40, 40])
  })

  it('are forgotten with the next guest, however few there were', async () => {
    const world = createTestWorld()
    for (let guest = 0; guest < 5; guest += 1) await addDevice(world.guest('prospect'))
    world.time.now += 30 * 24 * 60 * minute
    await addDevice(world.guest('prospect'))
    expect([world.list('sessions').length, world.list('carts').length]).toEqual([1, 1])
  })

  it('are forgotten when the clock is moved past their end', async () => {
    const world = createTestWorld()
    for (let guest = 0; guest < 5; guest += 1) await addDevice(world.guest('prospect'))
    world.command({ advanceClock: { by: 'P30D' } })
    const kept = [world.list('sessions'), world.list('carts'), world.list('cases'), world.list('holdings')]
    expect(kept.map(({ length }) => length)).toEqual([0, 0, 0, 0])
  })

  it('take what rules have counted for them along', () => {
    const world = createTestWorld()
    const { id } = keepGuest(world)
    const tally = `slow/session/${id}`
    world.change((draft) => {
      draft.configure({ armed: ['slow'] })
      draft.tallies.put({ id: tally, scenario: 'slow', counts: [1] })
    })
    world.command({ advanceClock: { by: 'P1D' } })
    expect(world.list('tallies')).toEqual([])
  })
})

describe('the sessions of a world', () => {
  it('are so many at most: those that have been idle for longest go', () => {
    const world = createTestWorld()
    const first = keepGuest(world)
    world.time.now += 1
    const second = keepGuest(world)
    for (let guest = 2; guest < worldLimits.sessions; guest += 1) keepGuest(world)
    world.time.now += 1
    world.change((draft) => keepSession(draft, { ...first, lastSeenAt: draft.now }))
    expect(world.list('sessions')).toHaveLength(worldLimits.sessions)
    keepGuest(world)
    const ids = new Set(world.list('sessions').map(({ id }) => id))
    expect([ids.size <= worldLimits.sessions, ids.has(first.id), ids.has(second.id)]).toEqual([true, true, false])
  })
})

describe('a guest whose session has ended', () => {
  it('starts again without the cart', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await addDevice(shopper)
    world.time.now += 30 * minute
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
  })
})

import { addDevice, cartOf, createTestWorld, describeOperation } from '../testing'

const minute = 60_000

describeOperation('session.continueGuest', () => {
  it("moves the end of the guest's session half an hour on", async () => {
    const world = createTestWorld()
    const guest = world.guest('prospect')
    await addDevice(guest)
    world.time.now += 28 * minute
    const expiresAt = new Date(world.time.now + 30 * minute).toISOString()
    expect((await guest.call('session.continueGuest')).answer.expiresAt).toBe(expiresAt)
    world.time.now += 29 * minute
    expect((await cartOf(guest)).itemCount).toBe(1)
  })

  it('stores no session for a guest without one', async () => {
    const world = createTestWorld()
    const expiresAt = new Date(world.time.now + 30 * minute).toISOString()
    expect((await world.guest('prospect').call('session.continueGuest')).answer.expiresAt).toBe(expiresAt)
    expect(world.list('sessions')).toEqual([])
  })
})

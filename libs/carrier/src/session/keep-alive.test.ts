import { createTestWorld, describeOperation } from '../testing'

const minute = 60_000

describeOperation('session.keepAlive', () => {
  it('moves the end of the session half an hour on', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    world.time.now += 28 * minute
    const expiresAt = world.time.now + 30 * minute
    expect((await shopper.call('session.keepAlive')).answer.expiresAt).toBe(new Date(expiresAt).toISOString())
    expect(world.list('sessions')).toMatchObject([{ expiresAt, lastSeenAt: world.time.now }])
  })
})

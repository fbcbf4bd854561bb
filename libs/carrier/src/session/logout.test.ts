import { createTestWorld, describeOperation } from '../testing'

describeOperation('session.logout', () => {
  it('ends the session', async () => {
    const world = createTestWorld('signed-in')
    expect((await world.shopper().call('session.logout')).answer.statusCode).toBe('00')
    expect(world.list('sessions')).toMatchObject([{ endedBy: 'sign-out' }])
  })

  it('stores no session for a guest without one', async () => {
    const world = createTestWorld()
    const { status } = await world.guest('prospect').call('session.logout', { requestId: 'req-1' })
    expect([status, world.list('sessions')]).toEqual([200, []])
  })
})

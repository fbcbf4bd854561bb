import { addDevice, createTestWorld, describeOperation } from '../testing'

describeOperation('session.logoutPage', () => {
  it.each(['signed-in', 'mobilesecure', 'prospect', 'prepay', 'prepay-signed-in'] as const)(
    'ends the session of %s',
    async (persona) => {
      const world = createTestWorld(persona)
      const shopper = world.shopper()
      await addDevice(shopper, { dppMonths: 0 })
      expect((await shopper.call('session.logoutPage')).answer.statusCode).toBe('00')
      expect(world.list('sessions')).toMatchObject([{ endedBy: 'sign-out' }])
    },
  )
})

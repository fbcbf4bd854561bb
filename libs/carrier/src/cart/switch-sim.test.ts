import { accessoryBody, addDevice, createTestWorld, describeOperation, linesOf, testCartAccess } from '../testing'

const guestWithPhone = async () => {
  const shopper = createTestWorld().guest('prospect')
  await addDevice(shopper)
  return shopper
}

describeOperation('cart.switchSim', () => {
  it.each(['prospect', 'signed-in', 'prepay', 'prepay-signed-in'] as const)(
    'chooses the SIM for the line of %s',
    async (persona) => {
      const shopper = createTestWorld(persona).shopper()
      await addDevice(shopper, { dppMonths: 0 })
      await shopper.call('cart.switchSim', { body: { mtn: 'newLine1', simType: 'ESIM', eSimId: 'E1', simId: 'S1' } })
      expect((await linesOf(shopper))['newLine1']?.simItem).toEqual({
        simType: 'ESIM',
        eSimId: 'E1',
        description: 'eSIM',
      })
      await shopper.call('cart.switchSim', { body: { mtn: 'newLine1', simType: 'PSIM', simId: 'S1' } })
      expect((await linesOf(shopper))['newLine1']?.simItem).toEqual({
        simType: 'PSIM',
        simId: 'S1',
        description: 'Physical SIM',
      })
    },
  )

  it('chooses it for the device: another device drops it', async () => {
    const shopper = await guestWithPhone()
    await shopper.call('cart.switchSim', { body: { mtn: 'newLine1', simType: 'ESIM' } })
    await addDevice(shopper, { lineId: 'newLine1', id: 'orbit-12-pro-tar-256' })
    expect((await linesOf(shopper))['newLine1']?.simItem).toBeUndefined()
  })

  it('refuses an unknown line', async () => {
    const shopper = await guestWithPhone()
    const reply = await shopper.call('cart.switchSim', { body: { mtn: 'newLine9', simType: 'ESIM' } })
    expect(reply.errorId).toBe('ITEM_NOT_FOUND')
  })

  it('refuses a line of accessories alone', async () => {
    const shopper = createTestWorld().guest('prospect')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    const reply = await shopper.call('cart.switchSim', { body: { mtn: 'newLine1', simType: 'ESIM' } })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual([
      'ITEM_NOT_FOUND',
      [{ field: 'mtn', issue: 'the line has no device' }],
    ])
  })

  testCartAccess('cart.switchSim', (cartInfo) => ({ cartInfo, mtn: 'newLine1', simType: 'ESIM' as const }), {
    afterLock: 'changes',
  })
})

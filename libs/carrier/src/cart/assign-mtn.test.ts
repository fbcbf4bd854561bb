import type { BodyInputOf } from '@soe/contracts'
import type { PersonaId } from '../personas/personas'
import {
  addDevice,
  chooseNewNumber,
  choosePlan,
  createTestWorld,
  describeOperation,
  linesOf,
  nextStepIn,
  testCartAccess,
  type Shopper,
} from '../testing'

type NumberChoice = BodyInputOf<'cart.assignMtn'>['number']

const hashOf = async (shopper: Shopper, nickName: string) => {
  const { answer } = await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })
  return answer.lines.find((line) => line.nickName === nickName)?.mtnHashCode ?? ''
}

const assign = (shopper: Shopper, number: NumberChoice, lineId = 'newLine1') =>
  shopper.call('cart.assignMtn', { body: { cartInfo: {}, lineId, number } })

const upgrade = async (nickName: string, persona: PersonaId = 'signed-in') => {
  const shopper = createTestWorld(persona).shopper()
  await addDevice(shopper, { intendType: 'EUP' })
  return { shopper, reply: await assign(shopper, { choice: 'existing', mtnHashCode: await hashOf(shopper, nickName) }) }
}

const portIn = {
  choice: 'port-in',
  phoneNumber: '2075550177',
  carrier: 'Seafarer Mobile',
  accountNumber: '8841-22',
  transferPin: '4471',
} as const

describeOperation('cart.assignMtn', () => {
  it.each([
    ['Maren', 'AccessoryInterestial'],
    ['Jonas', 'DPP_SUMMARY'],
  ])('upgrades the line of %s, and asks for %s', async (nickName, step) => {
    const { shopper, reply } = await upgrade(nickName)
    expect(nextStepIn(reply.answer)[0]).toBe(step)
    expect((await linesOf(shopper))['newLine1']).toMatchObject({
      mobileNumber: '207-555-XXXX',
      numberChoice: 'existing',
    })
  })

  it('asks about the loan of a line once, and again when the line is chosen anew', async () => {
    const { shopper } = await upgrade('Jonas')
    const agree = async () => {
      const { answer } = await shopper.call('cart.addStep', { body: { cartInfo: {}, processStep: 'DPP_SUMMARY' } })
      return nextStepIn(answer)[0]
    }
    expect(await agree()).toBe('AccessoryInterestial')
    const number = { choice: 'existing', mtnHashCode: await hashOf(shopper, 'Jonas') } as const
    expect(nextStepIn((await assign(shopper, number)).answer)[0]).toBe('DPP_SUMMARY')
    expect(await agree()).toBe('AccessoryInterestial')
  })

  it.each(['Ida', 'Boat tablet'])('does not upgrade the line of %s', async (nickName) => {
    expect((await upgrade(nickName)).reply.errorId).toBe('LINE_NOT_ELIGIBLE')
  })

  it.each([
    ['Ring', 'LINE_NOT_ELIGIBLE'],
    ['Mod', 'LINE_NOT_ELIGIBLE'],
    ['Frozen', 'LINE_NOT_ELIGIBLE'],
    ['Contract', 'LINE_NOT_ELIGIBLE'],
    ['Yearly', undefined],
    ['Early', undefined],
    ['Watch', undefined],
  ])('answers an upgrade of the line %s with %s', async (nickName, id) => {
    expect((await upgrade(nickName, 'upgrade-variety')).reply.errorId).toBe(id)
  })

  it('upgrades a line once in a cart', async () => {
    const { shopper } = await upgrade('Maren')
    await addDevice(shopper, { intendType: 'EUP' })
    const mtnHashCode = await hashOf(shopper, 'Maren')
    expect((await assign(shopper, { choice: 'existing', mtnHashCode }, 'newLine2')).errorId).toBe('LINE_NOT_ELIGIBLE')
  })

  it('gives each line a number of its own in the area', async () => {
    const shopper = createTestWorld().guest('prospect')
    const lineIds = Array.from({ length: 20 }, (_, index) => `newLine${index + 1}`)
    for (const lineId of lineIds) {
      await addDevice(shopper)
      await chooseNewNumber(shopper, lineId)
    }
    const lines = await linesOf(shopper)
    const numbers = lineIds.map((lineId) => lines[lineId]?.mobileNumber)
    expect(new Set(numbers).size).toBe(20)
    for (const number of numbers) expect(number).toMatch(/^77055501\d\d$/)
  })

  it('has the cart taxed at the ZIP code that comes with it', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await addDevice(shopper)
    const number = { choice: 'new', zipCode: '04101' } as const
    await shopper.call('cart.assignMtn', { body: { cartInfo: { zipCode: '04101' }, lineId: 'newLine1', number } })
    expect(world.list('carts')).toMatchObject([{ zipCode: '04101' }])
  })

  it('ports a number in, and stores neither its account nor its PIN', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await addDevice(shopper)
    await choosePlan(shopper)
    await assign(shopper, portIn)
    expect((await linesOf(shopper))['newLine1']).toMatchObject({ mobileNumber: '2075550177', numberChoice: 'port-in' })
    const stored = Object.values(world.value.collections).flatMap((values) => [...values.values()])
    expect(JSON.stringify(stored)).toContain('2075550177')
    expect(JSON.stringify(stored)).not.toMatch(/8841-22|4471/)
  })

  it.each([
    ['an unknown code', 'ITEM_NOT_FOUND', { choice: 'existing', mtnHashCode: 'nobody' }],
    ['a fresh number for an upgrade', 'LINE_NOT_ELIGIBLE', { choice: 'new', zipCode: '04101' }],
    ['another number for an upgrade', 'LINE_NOT_ELIGIBLE', portIn],
  ] as const)('refuses %s with %s', async (_name, id, number) => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper, { intendType: 'EUP' })
    expect((await assign(shopper, number)).errorId).toBe(id)
  })

  it.each([
    { choice: 'new', zipCode: '00000' },
    { ...portIn, phoneNumber: '0000000000' },
  ] as const)('refuses what no one could dial or be sent to: %j', async (number) => {
    const shopper = createTestWorld().guest('prospect')
    await addDevice(shopper)
    expect((await assign(shopper, number)).errorId).toBe('INVALID_REQUEST')
  })

  it('refuses an unknown line', async () => {
    const shopper = createTestWorld().guest('prospect')
    await addDevice(shopper)
    expect((await assign(shopper, portIn, 'newLine5')).errorId).toBe('ITEM_NOT_FOUND')
  })

  testCartAccess('cart.assignMtn', (cartInfo) => ({ cartInfo, lineId: 'newLine1', number: portIn }), {
    afterLock: 'changes',
  })
})

import type { BodyInputOf } from '@soe/contracts'
import type { Shopper } from '../../testing/create-shopper'
import { addDevice, chooseNewNumber, choosePlan } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const customer = async (seed?: number) => (await simulator.world('signed-in', seed)).shopper()

const linesOf = async (shopper: Shopper) =>
  (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer.lines

const hashOf = async (shopper: Shopper, nickName: string) =>
  (await linesOf(shopper)).find((line) => line.nickName === nickName)?.mtnHashCode ?? ''

const assign = (shopper: Shopper, number: BodyInputOf<'cart.assignMtn'>['number'], lineId = 'newLine1') =>
  shopper.call('cart.assignMtn', { body: { cartInfo: {}, lineId, number } })

const upgrade = async (nickName: string) => {
  const shopper = await customer()
  await addDevice(shopper, { intendType: 'EUP' })
  return { shopper, reply: await assign(shopper, { choice: 'existing', mtnHashCode: await hashOf(shopper, nickName) }) }
}

const lineOf = async (shopper: Shopper, lineId = 'newLine1') =>
  (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer.cart.lineDetails.lineInfo[lineId]

const portIn = {
  choice: 'port-in',
  phoneNumber: '2075550177',
  carrier: 'Seafarer Mobile',
  accountNumber: '8841-22',
  transferPin: '4471',
} as const

describe('cart.listEligibleLines', () => {
  it("lists the account's lines with their numbers masked", async () => {
    const lines = await linesOf(await customer())
    expect(lines.map(({ nickName, mtn }) => [nickName, mtn])).toEqual([
      ['Maren', '207-555-XXXX'],
      ['Jonas', '207-555-XXXX'],
      ['Ida', '207-555-XXXX'],
      ['Boat tablet', '207-555-XXXX'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/20755501\d\d/)
  })

  it('names each line by a code that stays, and is another one in a world of another seed', async () => {
    const shopper = await customer(1)
    const codes = (await linesOf(shopper)).map(({ mtnHashCode }) => mtnHashCode)
    expect(new Set(codes).size).toBe(4)
    expect((await linesOf(shopper)).map(({ mtnHashCode }) => mtnHashCode)).toEqual(codes)
    expect((await linesOf(await customer(2))).map(({ mtnHashCode }) => mtnHashCode)).not.toEqual(codes)
  })

  it('tells what is owed and what is suspended', async () => {
    const [, jonas, ida] = await linesOf(await customer())
    expect(jonas?.installmentLoans).toEqual([{ balance: 249.9, monthsLeft: 9 }])
    expect(ida?.equipmentUpgradeEligibility.inEligibility.mtnSuspended).toBe(true)
  })

  it('needs a session that is signed in', async () => {
    const shopper = (await simulator.world()).stranger('signed-in')
    expect((await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).status).toBe(401)
  })
})

describe('cart.assignMtn', () => {
  it.each(['Maren', 'Jonas'])('upgrades the line of %s', async (nickName) => {
    const { shopper, reply } = await upgrade(nickName)
    expect(reply.answer.serviceBody.serviceResponse.context.contextInfo.processStep).toBe('AccessoryInterestial')
    expect(await lineOf(shopper)).toMatchObject({ mobileNumber: '207-555-XXXX', numberChoice: 'existing' })
  })

  it.each(['Ida', 'Boat tablet'])('does not upgrade the line of %s', async (nickName) => {
    const { reply } = await upgrade(nickName)
    expect(reply.errorId).toBe('LINE_NOT_ELIGIBLE')
  })

  it('upgrades a line once in a cart', async () => {
    const { shopper } = await upgrade('Maren')
    await addDevice(shopper, { intendType: 'EUP' })
    const mtnHashCode = await hashOf(shopper, 'Maren')
    expect((await assign(shopper, { choice: 'existing', mtnHashCode }, 'newLine2')).errorId).toBe('LINE_NOT_ELIGIBLE')
  })

  it('gives a number of the area, each line its own', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    const lineIds = Array.from({ length: 20 }, (_, index) => `newLine${index + 1}`)
    for (const lineId of lineIds) {
      await addDevice(shopper)
      await chooseNewNumber(shopper, lineId)
    }
    const { lineInfo } = (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer.cart
      .lineDetails
    const numbers = lineIds.map((lineId) => lineInfo[lineId]?.mobileNumber)
    expect(new Set(numbers).size).toBe(20)
    for (const number of numbers) expect(number).toMatch(/^40455501\d\d$/)
  })

  it('moves a number here, and keeps neither account nor PIN', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    await choosePlan(shopper)
    await assign(shopper, portIn)
    expect(await lineOf(shopper)).toMatchObject({ mobileNumber: '2075550177', numberChoice: 'port-in' })
    expect(JSON.stringify(await world.state())).not.toMatch(/8841-22|4471/)
  })

  it.each([
    ['an unknown code', 'ITEM_NOT_FOUND', { choice: 'existing', mtnHashCode: 'nobody' }],
    ['a fresh number for an upgrade', 'LINE_NOT_ELIGIBLE', { choice: 'new', zipCode: '04101' }],
    ['another number for an upgrade', 'LINE_NOT_ELIGIBLE', portIn],
  ] as const)('refuses %s with %s', async (_name, id, number) => {
    const shopper = await customer()
    await addDevice(shopper, { intendType: 'EUP' })
    expect((await assign(shopper, number)).errorId).toBe(id)
  })

  it('refuses a line that is not there, and a cart that is not', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    expect((await assign(shopper, portIn)).errorId).toBe('1008')
    await addDevice(shopper)
    expect((await assign(shopper, portIn, 'newLine5')).errorId).toBe('ITEM_NOT_FOUND')
  })
})

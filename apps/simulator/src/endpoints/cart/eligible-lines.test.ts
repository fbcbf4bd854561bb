import type { PersonaId } from '@soe/carrier'
import { groupEligibleLine } from '@soe/rules'
import { addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const linesOf = async (persona: PersonaId) => {
  const shopper = await (await simulator.world(persona)).shopper()
  return (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer.lines
}

describe('the category of a line', () => {
  it.each<[PersonaId, readonly string[]]>([
    ['signed-in', ['ELIGIBLE', 'LOAN', 'INELIGIBLE', 'INELIGIBLE']],
    ['upgrade-loan', ['LOAN']],
    ['upgrade-grace-period', ['ACTIVE_LOAN_GRACE_PERIOD']],
    ['upgrade-ineligible', ['INELIGIBLE', 'INELIGIBLE']],
    ['upgrade-variety', ['ELIGIBLE', 'ELIGIBLE', 'ELIGIBLE', 'ELIGIBLE', 'LOAN', 'INELIGIBLE', 'ELIGIBLE']],
    ['prepay-signed-in', ['ELIGIBLE']],
  ])('of %s is %j, as the selector groups it', async (persona, categories) => {
    const lines = await linesOf(persona)
    expect(lines.map(({ category }) => category)).toEqual(categories)
    expect(lines.map((line) => groupEligibleLine(line)?.group)).toEqual(categories)
  })

  it('is none for a line that is out of service for good: it is left out', async () => {
    const lines = await linesOf('upgrade-ineligible')
    expect(lines.some((line) => line.equipmentUpgradeEligibility.inEligibility.mtnPermanentlyInactive)).toBe(false)
  })

  it('comes with what the account owes', async () => {
    const [line] = await linesOf('past-due')
    expect(line?.paymentInfo.arPastDueBalance).toBeGreaterThan(0)
  })

  it('comes with an upgrade of the last day', async () => {
    const upgraded = (await linesOf('upgrade-ineligible')).map(
      ({ equipmentUpgradeEligibility }) => equipmentUpgradeEligibility.lineUpgradedwithin24Hrs,
    )
    expect(upgraded).toEqual([false, true])
  })
})

describe('the lines of upgrade-variety', () => {
  it.each([
    ['Ring', { ringDevice: true, simClass4G: '4G', euiccCapable: false }],
    ['Mod', { modelName: 'Moto Mod 5G', ringDevice: false, euiccCapable: false }],
    ['Frozen', { euiccCapable: true }],
    ['Contract', { simClass4G: '3G', euiccCapable: false }],
    ['Watch', { pairedDeviceDetails: 'Orbit 9', euiccCapable: true }],
  ])('tell the device of %s', async (nickName, deviceInfo) => {
    const line = (await linesOf('upgrade-variety')).find((one) => one.nickName === nickName)
    expect(line?.equipmentInfos).toMatchObject([{ deviceInfo }])
  })

  it('tell a frozen SIM, a yearly and an early upgrade, and the end of a contract', async () => {
    const lines = await linesOf('upgrade-variety')
    const nicknamesWhere = (holds: (line: (typeof lines)[number]) => boolean) =>
      lines.filter(holds).map(({ nickName }) => nickName)
    expect(nicknamesWhere(({ simFreezeInfo }) => simFreezeInfo.frozen)).toEqual(['Frozen'])
    expect(nicknamesWhere((line) => line.equipmentUpgradeEligibility.annualUpgradeEligible)).toEqual(['Yearly'])
    expect(nicknamesWhere((line) => line.equipmentUpgradeEligibility.edgeUpEligible)).toEqual(['Early'])
    const dates = lines.map((line) => line.equipmentUpgradeEligibility.twoYearContract.endDate)
    expect(dates).toEqual(['', '', '', '', '', '2027-03-01', ''])
  })

  it.each([
    ['Ring', 'LINE_NOT_ELIGIBLE'],
    ['Mod', 'LINE_NOT_ELIGIBLE'],
    ['Frozen', 'LINE_NOT_ELIGIBLE'],
    ['Contract', 'LINE_NOT_ELIGIBLE'],
    ['Yearly', undefined],
    ['Early', undefined],
    ['Watch', undefined],
  ])('upgrade or do not: %s answers %s', async (nickName, errorId) => {
    const shopper = await (await simulator.world('upgrade-variety')).shopper()
    await addDevice(shopper, { intendType: 'EUP' })
    const { lines } = (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer
    const mtnHashCode = lines.find((line) => line.nickName === nickName)?.mtnHashCode ?? ''
    const body = { cartInfo: {}, lineId: 'newLine1', number: { choice: 'existing', mtnHashCode } } as const
    expect((await shopper.call('cart.assignMtn', { body })).errorId).toBe(errorId)
  })
})

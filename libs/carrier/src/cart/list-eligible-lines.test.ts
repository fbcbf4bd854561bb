import { groupEligibleLine } from '@soe/rules'
import type { PersonaId } from '../personas/personas'
import { createTestWorld, describeOperation, type Shopper } from '../testing'

const linesFor = async (shopper: Shopper) =>
  (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer.lines

const linesOf = (persona: PersonaId, seed?: number) => linesFor(createTestWorld(persona, seed).shopper())

describeOperation('cart.listEligibleLines', () => {
  it("lists the account's lines with their numbers masked", async () => {
    const lines = await linesOf('signed-in')
    expect(lines.map(({ nickName, mtn }) => [nickName, mtn])).toEqual([
      ['Maren', '207-555-XXXX'],
      ['Jonas', '207-555-XXXX'],
      ['Ida', '207-555-XXXX'],
      ['Boat tablet', '207-555-XXXX'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/20755501\d\d/)
  })

  it('names the email address of the account', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    const { answer } = await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })
    expect(answer.emailId).toBe('maren.oake@example.com')
  })

  it('gives each line a code that never changes, and that differs in a world of another seed', async () => {
    const shopper = createTestWorld('signed-in', 1).shopper()
    const codes = (await linesFor(shopper)).map(({ mtnHashCode }) => mtnHashCode)
    expect(new Set(codes).size).toBe(4)
    expect((await linesFor(shopper)).map(({ mtnHashCode }) => mtnHashCode)).toEqual(codes)
    expect((await linesOf('signed-in', 2)).map(({ mtnHashCode }) => mtnHashCode)).not.toEqual(codes)
  })

  it('shows what is owed and what is suspended', async () => {
    const [, jonas, ida] = await linesOf('signed-in')
    expect(jonas?.installmentLoans).toEqual([{ balance: 249.9, monthsLeft: 9 }])
    expect(ida?.equipmentUpgradeEligibility.inEligibility.mtnSuspended).toBe(true)
  })

  it.each<[PersonaId, readonly string[]]>([
    ['signed-in', ['ELIGIBLE', 'LOAN', 'INELIGIBLE', 'INELIGIBLE']],
    ['upgrade-loan', ['LOAN']],
    ['upgrade-grace-period', ['ACTIVE_LOAN_GRACE_PERIOD']],
    ['upgrade-ineligible', ['INELIGIBLE', 'INELIGIBLE']],
    ['upgrade-variety', ['ELIGIBLE', 'ELIGIBLE', 'ELIGIBLE', 'ELIGIBLE', 'LOAN', 'INELIGIBLE', 'ELIGIBLE']],
    ['prepay-signed-in', ['ELIGIBLE']],
  ])('puts the lines of %s into the categories %j, as the selector groups them', async (persona, categories) => {
    const lines = await linesOf(persona)
    expect(lines.map(({ category }) => category)).toEqual(categories)
    expect(lines.map((line) => groupEligibleLine(line)?.group)).toEqual(categories)
  })

  it('leaves out a permanently inactive line', async () => {
    const lines = await linesOf('upgrade-ineligible')
    expect(lines.some((line) => line.equipmentUpgradeEligibility.inEligibility.mtnPermanentlyInactive)).toBe(false)
  })

  it('shows what the account owes', async () => {
    const [line] = await linesOf('past-due')
    expect(line?.paymentInfo.arPastDueBalance).toBeGreaterThan(0)
  })

  it('shows an upgrade of the last day', async () => {
    const upgraded = (await linesOf('upgrade-ineligible')).map(
      ({ equipmentUpgradeEligibility }) => equipmentUpgradeEligibility.lineUpgradedwithin24Hrs,
    )
    expect(upgraded).toEqual([false, true])
  })

  it.each([
    ['Ring', { ringDevice: true, simClass4G: '4G', euiccCapable: false }],
    ['Mod', { modelName: 'Moto Mod 5G', ringDevice: false, euiccCapable: false }],
    ['Frozen', { euiccCapable: true }],
    ['Contract', { simClass4G: '3G', euiccCapable: false }],
    ['Watch', { pairedDeviceDetails: 'Orbit 9', euiccCapable: true }],
  ])('shows the device of the line %s', async (nickName, deviceInfo) => {
    const line = (await linesOf('upgrade-variety')).find((one) => one.nickName === nickName)
    expect(line?.equipmentInfos).toMatchObject([{ deviceInfo }])
  })

  it('shows a frozen SIM, a yearly and an early upgrade, and the end of a contract', async () => {
    const lines = await linesOf('upgrade-variety')
    const nicknamesWhere = (holds: (line: (typeof lines)[number]) => boolean) =>
      lines.filter(holds).map(({ nickName }) => nickName)
    expect(nicknamesWhere(({ simFreezeInfo }) => simFreezeInfo.frozen)).toEqual(['Frozen'])
    expect(nicknamesWhere((line) => line.equipmentUpgradeEligibility.annualUpgradeEligible)).toEqual(['Yearly'])
    expect(nicknamesWhere((line) => line.equipmentUpgradeEligibility.edgeUpEligible)).toEqual(['Early'])
    const dates = lines.map((line) => line.equipmentUpgradeEligibility.twoYearContract.endDate)
    expect(dates).toEqual(['', '', '', '', '', '2027-03-01', ''])
  })
})

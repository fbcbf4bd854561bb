import type { PersonaId } from '@soe/world'
import { groupEligibleLine } from '@soe/rules'
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

import type { EligibleLine } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { groupLines } from './group-lines'

interface Traits {
  loan?: boolean
  restricted?: boolean
  eligible?: boolean
  suspended?: boolean
  inactive?: boolean
  frozen?: boolean
  ring?: boolean
}

const line = (nickName: string, traits: Traits) =>
  partOf<EligibleLine>({
    nickName,
    installmentLoans: traits.loan ? [{ balance: 249.9, monthsLeft: 9 }] : [],
    simFreezeInfo: { frozen: traits.frozen ?? false },
    equipmentUpgradeEligibility: {
      upgradeEligible: traits.eligible ?? true,
      annualUpgradeEligible: false,
      buyoutEligible: false,
      edgeUpEligible: false,
      buyoutRestricted: traits.restricted ?? false,
      inEligibility: { mtnPermanentlyInactive: traits.inactive ?? false, mtnSuspended: traits.suspended ?? false },
    },
    equipmentInfos: [
      { deviceInfo: { displayName: 'Orbit 9', modelName: 'Orbit 9', ringDevice: traits.ring ?? false } },
    ],
  })

describe('the lines of an account', () => {
  it.each<[string, Traits, string, string | undefined]>([
    ['free to upgrade', {}, 'ELIGIBLE', undefined],
    ['with a loan', { loan: true }, 'LOAN', undefined],
    ['with a loan that cannot be bought out', { loan: true, restricted: true }, 'ACTIVE_LOAN_GRACE_PERIOD', 'label'],
    ['not eligible yet', { eligible: false }, 'INELIGIBLE', 'label'],
    ['suspended', { suspended: true }, 'ELIGIBLE', 'suspended'],
    ['with a ring device', { ring: true }, 'ELIGIBLE', 'notForUpgrade'],
    ['with a frozen SIM', { frozen: true }, 'ELIGIBLE', 'frozen'],
  ])('%s', (name, traits, group, obstacle) => {
    const [found] = groupLines([line(name, traits)])
    expect([found?.group, found?.lines[0]?.obstacle]).toEqual([group, obstacle])
  })

  it('are left out once permanently inactive', () => {
    expect(groupLines([line('gone', { inactive: true })])).toEqual([])
  })

  it('stand with the ready ones first', () => {
    const grouped = groupLines([line('a', { eligible: false }), line('b', { loan: true }), line('c', {})])
    expect(grouped.map(({ group }) => group)).toEqual(['ELIGIBLE', 'LOAN', 'INELIGIBLE'])
  })
})

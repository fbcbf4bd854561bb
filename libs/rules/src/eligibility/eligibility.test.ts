import { groupEligibleLine, type EligibleLineFacts, type GroupedLine } from './group-eligible-line'
import { isMasked, maskNumber } from './mask-number'

describe('a masked number', () => {
  it.each([
    ['5550100001', '555-010-XXXX'],
    ['555-010-0001', '555-010-XXXX'],
    ['(555) 010 0001', '555-010-XXXX'],
    ['+15550100001', '555-010-XXXX'],
    ['0001', 'XXX-XXX-XXXX'],
    ['', 'XXX-XXX-XXXX'],
  ])('of %s is %s', (mtn, masked) => {
    expect(maskNumber(mtn)).toBe(masked)
    expect([mtn, masked].map(isMasked)).toEqual([false, true])
  })
})

const line = (
  eligibility: Partial<EligibleLineFacts['equipmentUpgradeEligibility']> = {},
  change: Partial<EligibleLineFacts> = {},
): EligibleLineFacts => ({
  installmentLoans: [],
  equipmentInfos: [],
  ...change,
  equipmentUpgradeEligibility: {
    upgradeEligible: false,
    annualUpgradeEligible: false,
    buyoutEligible: false,
    edgeUpEligible: false,
    buyoutRestricted: false,
    inEligibility: { mtnPermanentlyInactive: false, mtnSuspended: false },
    ...eligibility,
  },
})

const loan = { installmentLoans: [{}] }
const device = (displayName: string, modelName: string, ringDevice = false) => ({
  equipmentInfos: [{ deviceInfo: { displayName, modelName, ringDevice } }],
})

describe('a line in the upgrade selector', () => {
  it.each<[string, EligibleLineFacts, Partial<GroupedLine>]>([
    ['with a loan', line({}, loan), { group: 'LOAN' }],
    ['with a loan and eligible', line({ upgradeEligible: true }, loan), { group: 'LOAN' }],
    [
      'with a loan and a buyout restriction',
      line({ buyoutRestricted: true }, loan),
      { group: 'ACTIVE_LOAN_GRACE_PERIOD' },
    ],
    ['with a restriction but no loan', line({ buyoutRestricted: true }), { group: 'INELIGIBLE' }],
    ['eligible', line({ upgradeEligible: true }), { group: 'ELIGIBLE' }],
    ['eligible every year', line({ annualUpgradeEligible: true }), { group: 'ELIGIBLE' }],
    ['eligible for a buyout', line({ buyoutEligible: true }), { group: 'ELIGIBLE' }],
    ['eligible early', line({ edgeUpEligible: true }), { group: 'ELIGIBLE' }],
    ['not eligible', line(), { group: 'INELIGIBLE', isSuspended: false, isDisabled: false }],
    [
      'suspended',
      line({ inEligibility: { mtnPermanentlyInactive: false, mtnSuspended: true } }),
      { isSuspended: true },
    ],
    ['with a Moto Mod by name', line({}, device('5G Moto Mod', 'MD1005G')), { isDisabled: true }],
    ['with a Moto Mod by model', line({}, device('5G add-on', 'MOTOMOD')), { isDisabled: true }],
    ['with a ring', line({}, device('Ring Alarm', 'RA1', true)), { isDisabled: true }],
    ['with a phone', line({}, device('Moto G', 'XT1')), { isDisabled: false }],
  ])('%s is grouped', (_name, facts, expected) => {
    expect(groupEligibleLine(facts)).toMatchObject(expected)
  })

  it('that is permanently inactive is left out', () => {
    const inEligibility = { mtnPermanentlyInactive: true, mtnSuspended: false }
    expect(groupEligibleLine(line({ upgradeEligible: true, inEligibility }, loan))).toBeNull()
  })
})

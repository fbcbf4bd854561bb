import type { EligibleLine } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { hubTexts } from '../hub-texts'
import { lineState } from './line-state'

const texts = hubTexts('en')

const line = (more: object = {}, eligibility: object = {}, device: object = {}) =>
  partOf<EligibleLine>({
    installmentLoans: [],
    simFreezeInfo: { frozen: false },
    paymentInfo: { arPastDueBalance: 0 },
    equipmentUpgradeEligibility: {
      upgradeEligible: true,
      upgradeEligibilityLabel: 'Eligible from March 2027',
      inEligibility: { mtnPermanentlyInactive: false, mtnSuspended: false },
      ...eligibility,
    },
    equipmentInfos: [
      { deviceInfo: { displayName: 'Orbit 9', modelName: 'Orbit 9', tradeInValue: 0, ringDevice: false, ...device } },
    ],
    ...more,
  })

const loan = { installmentLoans: [{ balance: 249.9, monthsLeft: 9 }] }

describe('a line of the account', () => {
  it.each([
    ['free to upgrade', line(), 'upgrade', 'Ready to upgrade'],
    ['with a loan', line(loan), 'upgrade', 'Ready to upgrade'],
    ['with a loan too young', line(loan, { buyoutRestricted: true }), 'why', 'Not to be paid off yet'],
    ['of an account that owes', line({ paymentInfo: { arPastDueBalance: 84.2 } }), 'pay', 'A payment is past due'],
    ['suspended', line({}, { inEligibility: { mtnSuspended: true } }), 'restore', 'Line suspended'],
    ['not eligible yet', line({}, { upgradeEligible: false }), 'why', 'Eligible from March 2027'],
    ['of a ring', line({}, {}, { ringDevice: true }), 'why', 'This device cannot be upgraded here'],
    ['with a frozen SIM', line({ simFreezeInfo: { frozen: true } }), 'why', 'The SIM is frozen'],
  ])('%s', (_name, found, action, title) => {
    expect(lineState(found, texts)).toMatchObject({ action, title })
  })

  it('says what is left to pay, what its device is worth and what is past due', () => {
    const found = line({ ...loan, paymentInfo: { arPastDueBalance: 12 } }, {}, { tradeInValue: 180 })
    expect(lineState(found, texts).details).toEqual([
      '9 payments left, $249.90 in all. They stay on your bill.',
      'Worth $180.00 as a trade-in.',
      '$12.00 past due.',
    ])
  })
})

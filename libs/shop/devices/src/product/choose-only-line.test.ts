import type { EligibleLine } from '@soe/contracts'
import { onlyReadyLine } from './choose-only-line'

const line = (nickName: string, { loans = 0, eligible = true, suspended = false, frozen = false } = {}) =>
  ({
    nickName,
    installmentLoans: Array.from({ length: loans }),
    simFreezeInfo: { frozen },
    equipmentInfos: [],
    equipmentUpgradeEligibility: {
      upgradeEligible: eligible,
      inEligibility: { mtnPermanentlyInactive: false, mtnSuspended: suspended },
    },
  }) as object as EligibleLine

const maren = line('Maren')
const others = [
  line('with a loan', { loans: 1 }),
  line('suspended', { suspended: true }),
  line('frozen', { frozen: true }),
  line('not yet', { eligible: false }),
]

it.each([
  ['the one that is ready among others that are not', [...others, maren], 'Maren'],
  ['none where two are ready', [maren, line('Jonas')], undefined],
  ['none where no line is ready', others, undefined],
])('an upgrade goes to %s', (_, lines, name) => {
  expect(onlyReadyLine(lines)?.nickName).toBe(name)
})

import type { EligibleLine } from '@soe/contracts'
import { groupEligibleLine, type LineGroup } from '@soe/rules'

export type Obstacle = 'suspended' | 'frozen' | 'notForUpgrade' | 'label'

export interface UpgradeLine {
  line: EligibleLine
  /** Why it can't be chosen; `label` means the carrier's own text. */
  obstacle?: Obstacle
}

export interface UpgradeGroup {
  group: LineGroup
  lines: readonly UpgradeLine[]
}

const groups: readonly LineGroup[] = ['ELIGIBLE', 'LOAN', 'ACTIVE_LOAN_GRACE_PERIOD', 'INELIGIBLE']
const choosable: readonly LineGroup[] = ['ELIGIBLE', 'LOAN']

const obstacleOf = (line: EligibleLine): Obstacle | undefined => {
  const grouped = groupEligibleLine(line)
  if (grouped?.isSuspended) return 'suspended'
  if (grouped?.isDisabled) return 'notForUpgrade'
  if (line.simFreezeInfo.frozen) return 'frozen'
  return grouped && choosable.includes(grouped.group) ? undefined : 'label'
}

const upgradeLine = (line: EligibleLine): UpgradeLine => {
  const obstacle = obstacleOf(line)
  return obstacle === undefined ? { line } : { line, obstacle }
}

/** Groups the lines by what stops an upgrade; permanently inactive lines are left out. */
export const groupLines = (lines: readonly EligibleLine[]): readonly UpgradeGroup[] =>
  groups
    .map((group) => ({
      group,
      lines: lines.filter((line) => groupEligibleLine(line)?.group === group).map(upgradeLine),
    }))
    .filter((found) => found.lines.length > 0)

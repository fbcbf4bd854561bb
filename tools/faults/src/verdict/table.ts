import { intervalOf } from '../exam/interval'
import { pools } from './testing/cases'
import { judgeNames, type Examined, type JudgeName } from './exam'

const percent = (share: number) => `${Math.round(share * 100)} %`

const share = (found: number, of: number) => {
  const [low, high] = intervalOf(found, of)
  return `${found} of ${of} (${percent(low)} to ${percent(high)})`
}

export const isNamed = ({ culprit, named }: Examined, judge: JudgeName) => named[judge] === culprit

/** Whether it names a wrong culprit; a control has none. */
export const isWronglyNamed = (examined: Examined, judge: JudgeName) =>
  examined.named[judge] !== 'cannot-tell' && !isNamed(examined, judge)

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The table of an exam, in Markdown. */
export const writeTable = (all: readonly Examined[]): string => {
  const faults = all.filter(({ pool }) => pool !== 'sound')
  const counted = (some: readonly Examined[]) =>
    judgeNames.map((judge) => share(some.filter((each) => isNamed(each, judge)).length, some.length))
  const rows = pools
    .map((pool) => [pool, faults.filter((each) => each.pool === pool)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([pool, some]) => row([pool, ...counted(some)]))
  const wrong = judgeNames.map((judge) => share(all.filter((each) => isWronglyNamed(each, judge)).length, all.length))
  return [
    row(['culprit named', ...judgeNames]),
    row(['---', ...judgeNames.map(() => '---')]),
    ...rows,
    row(['all', ...counted(faults)]),
    row(['somebody else named, controls included', ...wrong]),
  ].join('\n')
}

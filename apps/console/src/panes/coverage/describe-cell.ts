import type { Cause } from '@soe/contracts'
import type { Cell, CellState } from './grid/coverage-grid'

export type Scope = 'world' | 'all'

export const stateWords: Readonly<Record<CellState, string>> = {
  seen: 'exercised',
  armed: 'armed, waiting',
  hole: 'hole',
  none: 'not allowed',
}

const causeWords: Readonly<Record<Cause, string>> = {
  world: 'because the world was so',
  failNext: 'by “fail next”',
  scenario: 'by your rules',
  repeat: 'as a repeat',
  refused: 'refused by the simulator',
}

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`)

const scopeWords: Readonly<Record<Scope, string>> = {
  world: 'in this world',
  all: 'in any world since the simulator started',
}

const whyOf = ({ by, calls }: Cell): string => {
  const parts = (Object.keys(causeWords) as Cause[])
    .filter((cause) => by[cause] > 0)
    .map((cause) => (by[cause] === calls ? causeWords[cause] : `${by[cause]} ${causeWords[cause]}`))
  return parts.join(', ')
}

export const describeCell = (cell: Cell, scope: Scope): string => {
  const { state, calls, column, armed, statuses } = cell
  const where = scopeWords[scope]
  if (state === 'seen') {
    const which = statuses.length > 0 ? ` with ${statuses.join(', ')}` : ''
    return `Answered ${times(calls)}${which} ${where}, ${whyOf(cell)}.`
  }
  if (state === 'armed') return `Never answered ${where}; ${armed.length === 1 ? 'a rule waits' : 'rules wait'} to.`
  const allowed = column.kind === 'error' ? 'Allowed by the contract' : 'Any call can end so'
  return `${allowed}, never answered ${where}, and nothing that is armed gives it.`
}

import { error, warning, type Finding } from '../document/finding'
import { suggestAllowed } from '../document/nearest'
import type { Expectation, Rule, Scenario } from '../document/scenario'
import { chunkTarget } from '../document/target.schema'

/** How often a rule may fire at most in a whole world. */
const firesAtMost = ({ per, nth, times }: Rule): number => {
  if (per !== 'world') return Infinity
  if (nth !== undefined) return 1
  return times?.to === undefined ? Infinity : times.to - Math.max(times.from, 1) + 1
}

const least = ({ fired }: Expectation): number => (typeof fired === 'number' ? fired : (fired?.min ?? 0))

/** Only rules count requests for scripts of the shop, which are no calls of the carrier. */
const countedCalls = ({ on = [] }: Expectation, index: number): Finding[] =>
  on.includes(chunkTarget)
    ? [
        error(
          'never-met',
          ['expect', index, 'on'],
          `Only rules count requests of ${chunkTarget}: expect what its rule fired.`,
        ),
      ]
    : []

const expectation = (expected: Expectation, index: number, rules: readonly Rule[]): Finding[] => {
  if (expected.rule === undefined) return countedCalls(expected, index)
  const ids = rules.map(({ id }) => id)
  const rule = rules.find(({ id }) => id === expected.rule)
  if (!rule) {
    const said = `There is no rule "${expected.rule}". ${suggestAllowed(expected.rule, ids)}`
    return [error('unknown-rule', ['expect', index, 'rule'], said, ids)]
  }
  const most = firesAtMost(rule)
  if (least(expected) <= most) return []
  return [error('never-met', ['expect', index, 'fired'], `"${rule.id}" fires at most ${most} times in a world.`)]
}

const isIdle = ({ reply, fault, then }: Rule): boolean => !reply && !fault && then.length === 0

const isWatched = ({ id }: Rule, { rules, expect }: Scenario): boolean =>
  expect.some(({ rule }) => rule === id) || rules.some(({ after }) => after === id)

/** Expectations that name no rule or can't be met, and rules without any effect. */
export const lintExpectations = (scenario: Scenario): Finding[] => [
  ...scenario.expect.flatMap((expected, index) => expectation(expected, index, scenario.rules)),
  ...scenario.rules.flatMap((rule, index) =>
    isIdle(rule) && !isWatched(rule, scenario)
      ? [warning('does-nothing', ['rules', index], 'The rule has no reply, fault or command, and nothing counts it.')]
      : [],
  ),
  ...(scenario.expect.length === 0
    ? [warning('nothing-expected', [], 'Nothing is expected, so verifying this scenario fails: it checks nothing.')]
    : []),
]

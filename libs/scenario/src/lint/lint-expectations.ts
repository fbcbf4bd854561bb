import { findOperation, refusalsOf, type OperationKey } from '@soe/contracts'
import { errorsOf } from '../contract/reply-problem'
import { statusesOf } from '../contract/operation-schemas'
import { requestProblem } from '../contract/request-problem'
import { asWritten } from '../document/describe-issue'
import { brokenAnswers } from '../document/expectation.schema'
import { error, warning, type Finding, type Segment } from '../document/finding'
import { withAllowed } from '../document/nearest'
import type { Expectation, Rule, ScenarioParts } from '../document/scenario'
import { chunkTarget, keysOf } from '../document/target.schema'

/** How often a rule may fire at most in a whole world. */
const firesAtMost = ({ per, nth, times }: Rule): number => {
  if (per !== 'world') return Infinity
  if (nth !== undefined) return 1
  return times?.to === undefined ? Infinity : times.to - Math.max(times.from, 1) + 1
}

const least = ({ fired }: Expectation): number => (typeof fired === 'number' ? fired : (fired?.min ?? 0))

/** Only rules count requests for scripts of the shop, which are not calls of the carrier. */
const countedCalls = ({ on = [], only = [], order = [] }: Expectation, index: number): Finding[] => {
  const ordered = order.map((call) => (typeof call === 'string' ? call : call.on))
  const said = `Only rules count requests of ${chunkTarget}: expect what its rule fired.`
  return Object.entries({ on, only, order: ordered }).flatMap(([field, targets]) =>
    targets.includes(chunkTarget) ? [error('never-met', ['expect', index, field], said)] : [],
  )
}

interface ExpectedCall {
  readonly keys: readonly OperationKey[]
  readonly answered: readonly (string | number)[]
  readonly request: Expectation['request']
}

const isStatus = (status: number) => status === 0 || status >= 200

/** Answers that no call of these operations can get. */
const answers = ({ keys, answered }: ExpectedCall, base: readonly Segment[]): Finding[] => {
  const codesOf = (key: OperationKey) => [...errorsOf(key), ...refusalsOf(findOperation(key))]
  const allowed = ['ok', ...new Set(keys.flatMap(codesOf)), ...brokenAnswers]
  return answered.flatMap((answer, index) => {
    const segments = answered.length === 1 ? base : [...base, index]
    const meant = typeof answer === 'number' ? asWritten(answer, allowed) : undefined
    if (meant !== undefined)
      return [error('wrong-type', segments, `The error ${meant} is a text: put it in quotes.`, [`"${meant}"`])]
    if (typeof answer === 'number' && !isStatus(answer))
      return [error('out-of-range', segments, `${answer} is no status: those are 200 to 599, and 0 for no answer.`)]
    if (typeof answer === 'number' || allowed.includes(answer)) return []
    if (keys.some((key) => statusesOf(key).map(String).includes(answer)))
      return [error('wrong-type', segments, `The status ${answer} is a number: take the quotes away.`, [answer])]
    const said = () => withAllowed(`${keys.join(', ')} is never answered with "${answer}".`, answer, allowed)
    return [error('never-met', segments, said, allowed)]
  })
}

const requests = ({ keys, request }: ExpectedCall, base: readonly Segment[]): Finding[] =>
  Object.entries(request ?? {}).flatMap(([path, condition]) => {
    const problems = keys.map((key) => requestProblem(key, path, condition))
    const [first] = problems
    return first && problems.every(Boolean) ? [{ ...first, segments: [...base, ...first.segments] }] : []
  })

const expectedCall = (call: ExpectedCall, base: readonly Segment[]): Finding[] =>
  call.keys.length === 0 ? [] : [...answers(call, [...base, 'answered']), ...requests(call, [...base, 'request'])]

const asList = <Item>(given: Item | readonly Item[] | undefined): readonly Item[] =>
  given === undefined ? [] : Array.isArray(given) ? (given as readonly Item[]) : [given as Item]

const expectedCalls = ({ on = [], answered, request, order = [] }: Expectation, index: number): Finding[] => [
  ...expectedCall({ keys: on.flatMap(keysOf), answered: answered ?? [], request }, ['expect', index]),
  ...order.flatMap((call, place) =>
    typeof call === 'string'
      ? []
      : expectedCall({ keys: keysOf(call.on), answered: asList(call.answered), request: call.request }, [
          'expect',
          index,
          'order',
          place,
        ]),
  ),
]

const expectation = (expected: Expectation, index: number, rules: readonly Rule[]): Finding[] => {
  const { rule: named } = expected
  if (named === undefined) return [...countedCalls(expected, index), ...expectedCalls(expected, index)]
  const ids = [...new Set(rules.map(({ id }) => id))].filter(Boolean)
  const rule = rules.find(({ id }) => id === named)
  if (!rule) {
    const said = () => withAllowed(`There is no rule "${named}".`, named, ids)
    return [error('unknown-rule', ['expect', index, 'rule'], said, ids)]
  }
  const most = firesAtMost(rule)
  if (least(expected) <= most) return []
  return [error('never-met', ['expect', index, 'fired'], `"${rule.id}" fires at most ${most} times in a world.`)]
}

const isIdle = ({ reply, fault, then }: Rule): boolean => !reply && !fault && then.length === 0

const isWatched = ({ id }: Rule, { rules, expect }: ScenarioParts): boolean =>
  expect.some(({ rule }) => rule === id) || rules.some(({ after }) => after === id)

/** Expectations that name no rule or can't be met, and rules without any effect. */
export const lintExpectations = (scenario: ScenarioParts): Finding[] => [
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

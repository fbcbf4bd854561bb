import {
  findOperation,
  isErrorId,
  isOperationKey,
  type OperationKey,
  type Verdict,
  type Verification,
  type VerificationCheck,
} from '@soe/contracts'
import { keysOf, keysOfRule, type Expectation, type Rule } from '@soe/scenario'
import { worldAt, type World } from '@soe/world'
import type { NumberedCall } from '../journal/journal'
import { documentOf } from '../pipeline/armed-rules'
import { callsLost, callsOf, isWrong, nameOf, type Inquiry } from './inquiry'
import { judgedBy, verdictOnCall } from './judge-call'
import { changeRule, replay, type Variation } from './replay'
import { findSmallestSet } from './smallest-set'
import { isTestAlone, senderOf } from './suspects'

/** Conditions and counts of a rule, and the rule without each. */
const relaxations: Readonly<Record<string, { readonly words: string; readonly relax: (rule: Rule) => Rule }>> = {
  audience: { words: 'its audience', relax: ({ audience: _, ...rule }) => rule },
  when: { words: 'its conditions', relax: ({ when: _, ...rule }) => rule },
  after: { words: 'the rule that it waits for', relax: ({ after: _, ...rule }) => rule },
  between: { words: 'its time', relax: ({ between: _, for: __, ...rule }) => rule },
  per: { words: 'the scope of its count', relax: (rule) => ({ ...rule, per: 'world' }) },
  count: {
    words: 'the calls that it fires at',
    relax: ({ nth: _, times: __, probability: ___, rate: ____, ...rule }) => ({ ...rule, always: true }),
  },
}

interface Relaxed {
  readonly part: string
  readonly words: string
  readonly variation: Variation
}

const relaxedOf = (scenario: string, rule: string): Relaxed[] =>
  Object.entries(relaxations).map(([part, { words, relax }]) => ({
    part,
    words,
    variation: { changes: [changeRule(scenario, rule, (found) => [relax(found)])] },
  }))

const checkEvidence = ({ expected, actual, nearest = [] }: VerificationCheck): string[] => [
  `Expected ${expected}.`,
  `It was ${actual}.`,
  ...nearest.slice(-3),
]

type Judge = (inquiry: Inquiry, check: VerificationCheck, calls: readonly NumberedCall[]) => Promise<Verdict>

const verdictOf = (check: VerificationCheck, given: Partial<Verdict>, sentence: string): Verdict => ({
  ...judgedBy(sentence),
  evidence: checkEvidence(check),
  subject: { scenario: check.scenario, rule: check.rule },
  ...given,
})

const hasFired = ({ scenario, rule }: VerificationCheck, { call }: NumberedCall): boolean =>
  call.ending.evaluation?.fired.some(({ played }) => played.scenario === scenario && played.rule.id === rule) ?? false

/** No call came that could have met the check: an earlier one failed, or the test never made it. */
const judgeMissingCalls: Judge = async (inquiry, check, calls) => {
  const wrong = calls.findLast((found) => isWrong(found) && !hasFired(check, found))
  if (wrong) {
    const verdict = await verdictOnCall(inquiry, wrong)
    const sentences = [
      'Too few calls came that the check is about; the last of the others went wrong.',
      ...verdict.sentences,
    ]
    return { ...verdict, sentences, evidence: [...checkEvidence(check), ...verdict.evidence] }
  }
  if (isTestAlone(calls))
    return verdictOf(
      check,
      { culprit: 'test' },
      'Nothing but the test has called, and it made too few calls that the check is about.',
    )
  return verdictOf(check, {}, 'Too few calls came that the check is about, and every other call went right.')
}

/** Finds the conditions that kept a rule from firing at the calls that came. */
const judgeSilentRule: Judge = async (inquiry, check, calls) => {
  const { scenario, rule } = check
  const { simulator, world, isReplayed } = inquiry
  const silent = calls.filter((found) => !hasFired(check, found))
  for (const found of isReplayed ? silent.toReversed().slice(0, 5) : []) {
    const start = worldAt(world, found.call.version)
    if (!start || !found.call.isBodyKept) continue
    const id = nameOf(inquiry, found)
    const tried: Verdict['experiments'] = []
    const fires = (parts: readonly Relaxed[]): boolean => {
      const variation = { changes: parts.flatMap(({ variation: { changes = [] } }) => changes) }
      const outcome = replay({ start, steps: [{ id, found }] }, simulator, variation).get(id)
      const turns = outcome?.result.ending.evaluation?.fired.some(
        ({ played }) => played.scenario === scenario && played.rule.id === rule,
      )
      const change = `without ${parts.map(({ words }) => words).join(' and ')}`
      tried.push({ change, answered: turns ? 'fired' : 'did not fire', turns: turns === true })
      return turns === true
    }
    const kept = await findSmallestSet(relaxedOf(scenario, rule), fires)
    if (kept.length === 0) continue
    // The rule fires at a later call than any that came.
    if (kept.every(({ part }) => part === 'count')) return judgeMissingCalls(inquiry, check, calls)
    const words = kept.map((part) => part.words).join(' and ')
    return verdictOf(
      check,
      {
        culprit: 'script',
        certainty: 'proved',
        occurs: 'always',
        causes: kept.map(({ part }) => ({
          kind: 'condition' as const,
          id: `${scenario}/${rule}.${part}`,
          sentence: `At ${id} the rule "${rule}" fires without ${words}.`,
        })),
        experiments: tried.toSorted((left, right) => Number(right.turns) - Number(left.turns)).slice(0, 6),
      },
      `The rule "${rule}" of the scenario "${scenario}" did not fire at the calls that came because of ${words}.`,
    )
  }
  return verdictOf(check, {}, 'No single condition of the rule explains why it did not fire.')
}

/** The calls that repeat the request of an earlier one. */
export const repeatsOf = (calls: readonly NumberedCall[]): readonly NumberedCall[] => {
  const requests = new Set<string>()
  return calls.filter(({ call: { operation, body } }) => {
    const count = requests.size
    return requests.add(`${operation} ${body}`).size === count
  })
}

const judgeTooMany: Judge = async (_, check, calls) => {
  const repeats = repeatsOf(calls)
  if (repeats.length === 0)
    return verdictOf(check, {}, 'More calls came than expected, each with a request of its own.')
  const senders = new Set(repeats.map(({ call }) => senderOf(call)))
  const culprit = senders.size === 1 ? ([...senders][0] ?? 'cannot-tell') : 'cannot-tell'
  return verdictOf(check, { culprit }, 'More calls came than expected: the same request was sent more than once.')
}

const expectationOf = (world: World, check: VerificationCheck, index: number): Expectation | undefined => {
  const state = world.collections.scenarios.get(check.scenario)
  return state && documentOf(state).expect[index]
}

const isAbout = (
  world: World,
  { scenario, rule }: VerificationCheck,
  expectation: Expectation | undefined,
  operation: OperationKey,
): boolean => {
  if (expectation?.on) return expectation.on.flatMap(keysOf).includes(operation)
  const state = world.collections.scenarios.get(scenario)
  const found = state && documentOf(state).rules.find(({ id }) => id === rule)
  return found !== undefined && keysOfRule(found).includes(operation)
}

/** Answers that an expectation asks for, which none of its operations may give. */
const undeclared = ({ on = [], answered = [] }: Expectation): string[] => {
  const keys = on.filter(isOperationKey)
  if (keys.length === 0 || keys.length < on.length) return []
  const declared = new Set<string>(keys.flatMap((key) => findOperation(key).metadata.errors))
  return answered.map(String).filter((each) => isErrorId(each) && !declared.has(each))
}

const judgeCheck = async (inquiry: Inquiry, check: VerificationCheck, index: number): Promise<Verdict> => {
  const { world } = inquiry
  const expectation = expectationOf(world, check, index)
  const calls = callsOf(inquiry)
  const named = (check.nearest ?? []).flatMap((text) => {
    const name = text.split(' ', 1)[0]
    return calls.find((found) => nameOf(inquiry, found) === name) ?? []
  })
  if (check.gap === 'home-is-gone') return verdictOf(check, {}, callsLost)
  if (check.kind === 'script')
    return verdictOf(check, { culprit: 'script' }, 'A rule of the scenario could not do what it says.')
  const asked = expectation ? undeclared(expectation) : []
  if (asked.length > 0) {
    const sentence = `The contract does not declare ${asked.join(', ')} for ${expectation?.on?.join(', ')}, so no sound answer meets the check.`
    return verdictOf(check, { culprit: 'contract', occurs: 'always' }, sentence)
  }
  if (check.atMost !== undefined && check.found > check.atMost && check.kind !== 'off-contract')
    return judgeTooMany(
      inquiry,
      check,
      calls.filter(({ call }) => isAbout(world, check, expectation, call.operation)),
    )
  if (named.length === 0) return judgeMissingCalls(inquiry, check, calls)
  if (check.kind === 'fired') {
    const isSilent = named.some((found) => !hasFired(check, found))
    return isSilent ? judgeSilentRule(inquiry, check, named) : judgeMissingCalls(inquiry, check, calls)
  }
  const unmetFields = (check.nearest ?? []).find((text) => text.includes(': expected '))
  const latest = named.at(-1)
  if (latest && !isWrong(latest) && unmetFields !== undefined)
    return verdictOf(
      check,
      { culprit: senderOf(latest.call) },
      'A call came whose request lacks what the check asks for.',
    )
  const wrong = named.findLast(isWrong)
  if (wrong) {
    const verdict = await verdictOnCall(inquiry, wrong)
    return { ...verdict, evidence: [...checkEvidence(check), ...verdict.evidence] }
  }
  return verdictOf(
    check,
    { culprit: 'script' },
    'The calls went right, and nothing that is armed makes them end as the check asks for.',
  )
}

/** The first check that is not met. */
export const judgeChecks = async (inquiry: Inquiry, { checks, ok, reason }: Verification): Promise<Verdict> => {
  const unmet = checks.find((check) => !check.ok)
  if (unmet) {
    const ofScenario = checks.filter(({ scenario }) => scenario === unmet.scenario)
    return judgeCheck(inquiry, unmet, ofScenario.indexOf(unmet))
  }
  const sentence = ok ? 'Every check of the armed scenarios is met.' : `Nothing is checked in this world: ${reason}.`
  return { ...judgedBy(sentence), evidence: [] }
}

import {
  findOperation,
  isErrorId,
  isOperationKey,
  type OperationKey,
  type Verdict,
  type VerdictBody,
  type VerificationCheck,
} from '@soe/contracts'
import { redact } from '@soe/contracts/redaction'
import { keysOf, keysOfRule, type Expectation, type Rule } from '@soe/scenario'
import { RefusalFault, worldAt, type World } from '@soe/world'
import type { NumberedCall } from '../journal/journal'
import { documentOf } from '../pipeline/armed-rules'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { judgeCall, judgedBy } from '../verdict/judge-call'
import { changeRule, replay, type Variation } from '../verdict/replay'
import { findSmallestSet } from '../verdict/smallest-set'
import { isFromShop } from '../verdict/suspects'
import { describeCall } from './describe-call'
import { numberOf } from './read-journal'
import { requireCall } from './read-past'
import { verifyWorld } from './verify-world'

/** A verdict is at most so long, in characters of JSON: about 2,000 tokens. */
const longestVerdict = 6000
const longestSentence = 300

const culpritWords: Readonly<Record<Verdict['culprit'], string>> = {
  script: 'The script is at fault',
  carrier: 'The carrier is at fault',
  contract: 'The contract is at fault',
  shop: 'The shop is at fault',
  test: 'The test is at fault',
  'cannot-tell': 'Nobody can be named',
}

const occurrenceWords: Readonly<Record<Verdict['occurs'], string>> = {
  always: ' It is so each time.',
  sometimes: ' It is so now and then, as chance has it.',
  unknown: '',
}

const headline = ({ culprit, certainty, occurs }: Verdict): string =>
  `${culpritWords[culprit]}, ${certainty === 'proved' ? 'proved by experiment' : 'judged by the evidence'}.${occurrenceWords[occurs]}`

const cut = (text: string): string => (text.length > longestSentence ? `${text.slice(0, longestSentence - 1)}…` : text)

const isShort = (verdict: Verdict): boolean => JSON.stringify(verdict).length <= longestVerdict

/** Leaves out evidence and experiments, the last ones first, until the verdict is short enough. */
const shortened = (given: Verdict): Verdict => {
  let verdict: Verdict = {
    ...given,
    evidence: given.evidence.map(cut),
    sentences: [headline(given), ...given.sentences.map(cut)],
    causes: given.causes.map((cause) => ({ ...cause, sentence: cut(cause.sentence) })),
    experiments: given.experiments.map((experiment) => ({ ...experiment, change: cut(experiment.change) })),
  }
  while (!isShort(verdict) && verdict.evidence.length + verdict.experiments.length > 0) {
    const { evidence, experiments } = verdict
    verdict =
      evidence.length > 1
        ? { ...verdict, evidence: evidence.slice(0, -1) }
        : { ...verdict, evidence: [], experiments: experiments.slice(0, -1) }
  }
  return verdict
}

const isWrong = ({ call }: NumberedCall): boolean => {
  const { because, effect } = call.ending
  return (
    call.error !== undefined ||
    call.status >= 400 ||
    call.status === 0 ||
    because === 'scenario' ||
    effect === 'not-done'
  )
}

const verdictOnCall = async (simulator: SimulatorContext, world: World, found: NumberedCall): Promise<Verdict> => {
  const { evidence, ...judged } = await judgeCall(simulator, world, found)
  const { audience, channel } = found.call.context
  const { sentences } = describeCall({ ...found.call, audience, channel }, { isMade: true })
  return { ...judged, evidence: [...evidence, ...sentences.map((sentence) => redact(sentence, {}) as string)] }
}

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

const callsOfWorld = ({ journal }: SimulatorContext, worldId: string): readonly NumberedCall[] =>
  journal.entriesOf(worldId).filter(({ undoneBy }) => undoneBy === undefined)

const checkEvidence = ({ expected, actual, nearest = [] }: VerificationCheck): string[] => [
  `Expected ${expected}.`,
  `It was ${actual}.`,
  ...nearest.slice(-3),
]

type Judge = (
  simulator: SimulatorContext,
  world: World,
  check: VerificationCheck,
  calls: readonly NumberedCall[],
) => Promise<Verdict>

const verdictOf = (check: VerificationCheck, given: Partial<Verdict>, sentence: string): Verdict => ({
  ...judgedBy(sentence),
  evidence: checkEvidence(check),
  subject: { scenario: check.scenario, rule: check.rule },
  ...given,
})

const hasFired = ({ scenario, rule }: VerificationCheck, { call }: NumberedCall): boolean =>
  call.ending.evaluation?.fired.some(({ played }) => played.scenario === scenario && played.rule.id === rule) ?? false

/** No call came that could have met the check: what stopped the way there, or what did not go it. */
const judgeMissingCalls: Judge = async (simulator, world, check, calls) => {
  const wrong = calls.findLast((found) => isWrong(found) && !hasFired(check, found))
  if (wrong) {
    const verdict = await verdictOnCall(simulator, world, wrong)
    const sentences = [
      'Too few calls came that the check is about; the last of the others went wrong.',
      ...verdict.sentences,
    ]
    return { ...verdict, sentences, evidence: [...checkEvidence(check), ...verdict.evidence] }
  }
  if (!calls.some(({ call }) => isFromShop(call)))
    return verdictOf(
      check,
      { culprit: 'test' },
      'Nothing but the test has called, and it made too few calls that the check is about.',
    )
  return verdictOf(check, {}, 'Too few calls came that the check is about, and every other call went right.')
}

/** A rule that did not fire at the calls that came: which of its conditions kept it. */
const judgeSilentRule: Judge = async (simulator, world, check, calls) => {
  const { scenario, rule } = check
  const silent = calls.filter((found) => !hasFired(check, found))
  for (const found of silent.toReversed().slice(0, 5)) {
    const start = worldAt(world, found.call.version)
    if (!start || !found.call.isBodyKept) continue
    const id = simulator.journal.nameOf(world.header.id, found.seq)
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
    // It waits for more calls than came.
    if (kept.every(({ part }) => part === 'count')) return judgeMissingCalls(simulator, world, check, calls)
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

const repeatsOf = (calls: readonly NumberedCall[]): readonly NumberedCall[] =>
  calls.filter(({ call }, at) => calls.slice(0, at).some((other) => other.call.body === call.body))

const judgeTooMany: Judge = async (_, __, check, calls) => {
  const repeats = repeatsOf(calls)
  if (repeats.length === 0)
    return verdictOf(check, {}, 'More calls came than expected, each with a request of its own.')
  const senders = new Set(repeats.map(({ call }) => (isFromShop(call) ? 'shop' : 'test')))
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

const callsLost =
  'The replica that was the home of this world has ended, and nobody knows the calls that it answered any more.'

const judgeCheck = async (
  simulator: SimulatorContext,
  world: World,
  check: VerificationCheck,
  index: number,
): Promise<Verdict> => {
  const expectation = expectationOf(world, check, index)
  const calls = callsOfWorld(simulator, world.header.id)
  const named = (check.nearest ?? []).flatMap((text) => {
    const seq = numberOf(world.header.id, text.split(' ', 1)[0] ?? '')
    return calls.find((found) => found.seq === seq) ?? []
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
      simulator,
      world,
      check,
      calls.filter(({ call }) => isAbout(world, check, expectation, call.operation)),
    )
  if (named.length === 0) return judgeMissingCalls(simulator, world, check, calls)
  if (check.kind === 'fired') {
    const isSilent = named.some((found) => !hasFired(check, found))
    return isSilent
      ? judgeSilentRule(simulator, world, check, named)
      : judgeMissingCalls(simulator, world, check, calls)
  }
  const unmetFields = (check.nearest ?? []).find((text) => text.includes(': expected '))
  const latest = named.at(-1)
  if (latest && !isWrong(latest) && unmetFields !== undefined)
    return verdictOf(
      check,
      { culprit: isFromShop(latest.call) ? 'shop' : 'test' },
      'A call came whose request lacks what the check asks for.',
    )
  const wrong = named.findLast(isWrong)
  if (wrong) {
    const verdict = await verdictOnCall(simulator, world, wrong)
    return { ...verdict, evidence: [...checkEvidence(check), ...verdict.evidence] }
  }
  return verdictOf(
    check,
    { culprit: 'script' },
    'The calls went right, and nothing that is armed makes them end as the check asks for.',
  )
}

/** The first check that is not met. */
const verdictOnChecks = async (simulator: SimulatorContext, world: World): Promise<Verdict> => {
  const { checks, ok, reason } = verifyWorld(world, simulator.journal)
  const unmet = checks.find((check) => !check.ok)
  if (unmet) {
    const ofScenario = checks.filter(({ scenario }) => scenario === unmet.scenario)
    return judgeCheck(simulator, world, unmet, ofScenario.indexOf(unmet))
  }
  const sentence = ok ? 'Every check of the armed scenarios is met.' : `Nothing is checked in this world: ${reason}.`
  return { ...judgedBy(sentence), evidence: [] }
}

/** Its scenario expects the rule to fire, so what it answered is no news to the test. */
const isExpected = (world: World, { call: { ending } }: NumberedCall): boolean => {
  const { scenario = '', rule } = ending.acting ?? {}
  const state = world.collections.scenarios.get(scenario)
  return state !== undefined && documentOf(state).expect.some((expectation) => expectation.rule === rule?.id)
}

/** Of the decisions that a report names, or else of those that no scenario expects, the last that went wrong. */
const verdictOnReport = async (simulator: SimulatorContext, world: World, report: string): Promise<Verdict> => {
  const calls = callsOfWorld(simulator, world.header.id)
  const words = new Set(report.split(/[^\w-]+/))
  const ending = world.header.id.split('.').at(-1)
  const named = calls.filter(({ seq }) => words.has(`${ending}-${seq}`))
  const wrong = named.findLast(isWrong) ?? calls.findLast((found) => isWrong(found) && !isExpected(world, found))
  if (wrong) return verdictOnCall(simulator, world, wrong)
  if (simulator.journal.takenOf(world.header.id)) return { ...judgedBy(callsLost), evidence: [] }
  if ((world.header.armed ?? []).length > 0) {
    const verdict = await verdictOnChecks(simulator, world)
    if (verdict.subject) return verdict
  }
  if (calls.length === 0) return { ...judgedBy('No call has reached this world.'), evidence: [] }
  if (calls.some(({ call }) => isFromShop(call)))
    return {
      ...judgedBy('Every call went as it should: the shop or the test made something else of it.'),
      evidence: [],
    }
  return {
    ...judgedBy('Nothing but the test has called, and every call went as it should.', { culprit: 'test' }),
    evidence: [],
  }
}

/** Who is at fault: at a call, at a failed test, or at what the armed scenarios expect. */
export const findVerdict = async (
  simulator: SimulatorContext,
  world: World,
  { decision, report }: VerdictBody,
): Promise<Verdict> => {
  if (decision !== undefined && numberOf(world.header.id, decision) === undefined)
    throw new RefusalFault('UNKNOWN_DECISION', `This world has no decision "${decision}".`)
  if (decision !== undefined)
    return shortened(await verdictOnCall(simulator, world, await requireCall(simulator, world.header.id, decision)))
  return shortened(
    report === undefined ? await verdictOnChecks(simulator, world) : await verdictOnReport(simulator, world, report),
  )
}

import { findOperation, type Verdict, type Verification } from '@soe/contracts'
import { jsonIn } from '../http/carried-answer'
import type { NumberedCall } from '../journal/journal'
import { documentOf } from '../pipeline/armed-rules'
import { callsLost, callsOf, isWrong, nameOf, type Inquiry } from './inquiry'
import { judgeChecks, repeatsOf } from './judge-checks'
import { judgedBy, verdictOnCall } from './judge-call'
import { comparedIn, isAssertion, isOfEnvironment, isThrownInPage, type Compared } from './read-report'
import { isTestAlone, senderOf } from './suspects'
import { askUsualCarrier, pairsOf, type Pair } from './usual-carrier'
import { isHidden } from '@soe/contracts/redaction'
import { responseSchema } from '../pipeline/seam-problems'
import type { Issue } from '../validation/issues-in'

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** What its schema finds wrong with an answer of 200 that the journal holds. */
const issuesOf = ({ call: { operation, status, error, answer } }: NumberedCall): readonly Issue[] => {
  const body = jsonIn(answer?.text)
  if (error !== undefined || status !== 200 || body === undefined) return []
  const issues = responseSchema(operation, status)?.safeParse(body).error?.issues ?? []
  return issues.filter(({ path }) => !isHidden(at(body, path)))
}

/** How an answer breaks its contract, in a sentence; an extra field does not break it. */
const brokenPromise = (found: NumberedCall): string | undefined => {
  const { operation, status, error } = found.call
  const declared: readonly string[] = findOperation(operation).metadata.errors
  if (error !== undefined && status < 400 && !declared.includes(error))
    return `The contract does not declare ${error} for ${operation}.`
  const issue = issuesOf(found).find(({ code }) => code !== 'unrecognized_keys')
  return issue && `The answer to ${operation} breaks its contract at ${issue.path.join('.')}: ${issue.message}.`
}

/** The fields of an answer that the contract does not declare. */
const undeclaredFields = (found: NumberedCall): string[] =>
  issuesOf(found).flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))

const verdictOf = (sentence: string, given: Partial<Verdict> = {}): Verdict => ({
  ...judgedBy(sentence),
  evidence: [],
  ...given,
})

/** Its scenario expects the rule to fire, so what it answered is no news to the test. */
const isExpected = ({ world }: Inquiry, { call: { ending } }: NumberedCall): boolean => {
  const { scenario = '', rule } = ending.acting ?? {}
  const state = world.collections.scenarios.get(scenario)
  return state !== undefined && documentOf(state).expect.some((expectation) => expectation.rule === rule?.id)
}

const isCarried = ({ world }: Inquiry, { call: { ending } }: NumberedCall): boolean =>
  world.header.carrier !== undefined && ending.because === 'world'

const about = (inquiry: Inquiry, found: NumberedCall): Pick<Verdict, 'subject' | 'evidence'> => {
  const { operation, status } = found.call
  return { subject: { decision: nameOf(inquiry, found), operation, status }, evidence: [...inquiry.storyOf(found)] }
}

/** An answer of a real backend that breaks its contract, or has an undeclared field that the report names. */
const judgeAnswer = (inquiry: Inquiry, found: NumberedCall, report: string): Verdict | undefined => {
  const broken = brokenPromise(found)
  if (broken !== undefined) return verdictOf(broken, { ...about(inquiry, found), culprit: 'carrier', occurs: 'always' })
  const field = undeclaredFields(found).find((name) => report.includes(`"${name}"`) || report.includes(`.${name}`))
  if (field === undefined) return undefined
  const sentence = `The answer to ${found.call.operation} has the field "${field}", which the contract does not declare.`
  return verdictOf(sentence, { ...about(inquiry, found), culprit: 'contract', occurs: 'always' })
}

const judgeAnswers = (inquiry: Inquiry, calls: readonly NumberedCall[], report: string): Verdict | undefined => {
  for (const found of calls.toReversed()) {
    const verdict = isCarried(inquiry, found) ? judgeAnswer(inquiry, found, report) : undefined
    if (verdict) return verdict
  }
  return undefined
}

/** The latest call of a replaced operation that the simulator's own answers differently. */
const judgeReplaced = async (inquiry: Inquiry, calls: readonly NumberedCall[]): Promise<Verdict | undefined> => {
  const { operations = {} } = inquiry.simulator
  for (const found of calls.toReversed().filter(({ call }) => operations[call.operation] !== undefined)) {
    const verdict = await verdictOnCall(inquiry, found)
    if (verdict.culprit === 'carrier') return verdict
  }
  return undefined
}

const isIn = (values: readonly string[], value: unknown): boolean => values.includes(shown(value))

interface Place extends Pair {
  readonly found: NumberedCall
}

/** Whether the real backend answered what the test received, and the usual carrier what it expected. */
const isTurned = ({ given, usual }: Place, compared: readonly Compared[]): boolean =>
  shown(given) !== shown(usual) &&
  compared.some(({ expected, received }) => isIn(expected, usual) && (received.length === 0 || isIn(received, given)))

/** Whether both answered what the test received. */
const isAlike = ({ given, usual }: Place, compared: readonly Compared[]): boolean =>
  shown(given) === shown(usual) && compared.some(({ received }) => isIn(received, given))

/** Compares the answers of a real backend with those of the usual carrier. */
const judgeDifference = (inquiry: Inquiry, calls: readonly NumberedCall[], report: string): Verdict | undefined => {
  if (!inquiry.isReplayed || !calls.some((found) => isCarried(inquiry, found))) return undefined
  const answers = askUsualCarrier(inquiry)
  const places = calls.flatMap((found) =>
    (answers.get(found.seq)?.pairs ?? []).map((pair): Place => ({ found, ...pair })),
  )
  const compared = comparedIn(report)
  const turned = places.findLast((place) => isTurned(place, compared))
  const place = turned ?? (isTestAlone(calls) ? places.findLast((each) => isAlike(each, compared)) : undefined)
  if (!place) return undefined
  const { found, path, given, usual } = place
  const answered = `${path}: ${shown(usual)}`
  const says = `The usual carrier answers ${found.call.operation} with ${answered}`
  const tried = {
    ...about(inquiry, found),
    experiments: [{ change: 'with the usual carrier', answered, turns: turned !== undefined }],
  }
  return turned
    ? verdictOf(`${says}, as the test expects; this one with ${shown(given)}.`, {
        ...tried,
        culprit: 'carrier',
        certainty: 'proved',
      })
    : verdictOf(`${says}, too.`, { ...tried, culprit: 'test' })
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))

/** A short value may be in an answer by chance. */
const isDistinct = (value: string): boolean => value.length >= 4

/** A page sent the same change more than once, and the test counts more than it expected. */
const judgeRepeats = (calls: readonly NumberedCall[], report: string): Verdict | undefined => {
  const counts = comparedIn(report).flatMap(({ expected: [least], received: [most] }) =>
    least !== undefined && most !== undefined && /^\d+$/.test(least) && Number(most) > Number(least) ? [least] : [],
  )
  const changes = calls.filter(
    ({ call }) => senderOf(call) === 'shop' && findOperation(call.operation).metadata.kind !== 'read',
  )
  const repeated = repeatsOf(changes)[0]
  if (counts.length === 0 || !repeated) return undefined
  return verdictOf(
    `A page sent the same ${repeated.call.operation} more than once, and the test counts more than it expected.`,
    { culprit: 'shop' },
  )
}

const answersOf = (calls: readonly NumberedCall[]): ReadonlySet<string> =>
  new Set(
    calls.flatMap(({ call }) => {
      const body = jsonIn(call.answer?.text)
      return pairsOf(body, body).map(({ given }) => shown(given))
    }),
  )

/** A page does not show what the carrier answered and the test expected. */
const judgeShown = (calls: readonly NumberedCall[], report: string): Verdict | undefined => {
  const pages = calls.filter(({ call }) => senderOf(call) === 'shop')
  if (pages.length === 0) return undefined
  const answers = answersOf(pages)
  const lost = comparedIn(report).find(
    ({ expected, received }) =>
      expected.length > 0 &&
      expected.every((value) => isDistinct(value) && answers.has(value)) &&
      !received.some((value) => answers.has(value)),
  )
  if (!lost) return undefined
  const sentence = `The carrier answered ${lost.expected.join(', ')}, which the test expected, and the page shows something else.`
  return verdictOf(sentence, { culprit: 'shop' })
}

/** The verdict if every call went as it should. */
const judgeRest = async (inquiry: Inquiry, calls: readonly NumberedCall[], report: string): Promise<Verdict> => {
  const found =
    judgeAnswers(inquiry, calls, report) ??
    (await judgeReplaced(inquiry, calls)) ??
    judgeDifference(inquiry, calls, report) ??
    judgeShown(calls, report) ??
    judgeRepeats(calls, report)
  if (found) return found
  if (!isAssertion(report))
    return verdictOf('Every call went as it should, and the report shows no assertion that failed.')
  if (calls.some((one) => isCarried(inquiry, one)))
    return verdictOf('The usual carrier cannot be held against what this one answered.')
  return isTestAlone(calls)
    ? verdictOf('Nothing but the test has called, and every call went as it should.', { culprit: 'test' })
    : verdictOf('Every call went as it should: the shop or the test made something else of it.')
}

const isAbout = (report: string, { call: { error, status } }: NumberedCall): boolean =>
  isAssertion(report) && report.split(/[^\w-]+/).includes(error ?? String(status))

/** A test that arranged the error itself is at fault only if an assertion about it fails. */
const isArranged = ({ culprit }: Verdict, found: NumberedCall, report: string): boolean =>
  culprit === 'test' && (senderOf(found.call) === 'shop' || !isAbout(report, found))

/** Who is at fault at a failed test: judges the calls that the report names first, then wrong calls, then unmet checks. */
export const judgeReport = async (inquiry: Inquiry, report: string, verify: () => Verification): Promise<Verdict> => {
  const calls = callsOf(inquiry)
  const words = new Set(report.split(/[^\w-]+/))
  const ending = inquiry.world.header.id.split('.').at(-1)
  const named = calls.filter(({ seq }) => words.has(`${ending}-${seq}`)).findLast(isWrong)
  if (named) return verdictOnCall(inquiry, named)
  if (isOfEnvironment(report)) return verdictOf('What runs the test has ended it: nothing here is at fault.')
  if (isThrownInPage(report)) return verdictOf('A script of the page threw the error.', { culprit: 'shop' })
  const wrong = calls.findLast((found) => isWrong(found) && !isExpected(inquiry, found))
  const verdict = wrong && (await verdictOnCall(inquiry, wrong))
  if (verdict && !isArranged(verdict, wrong, report)) return verdict
  if (inquiry.simulator.journal.takenOf(inquiry.world.header.id)) return verdictOf(callsLost)
  if ((inquiry.world.header.armed ?? []).length > 0) {
    const onChecks = await judgeChecks(inquiry, verify())
    if (onChecks.subject) return onChecks
  }
  return calls.length === 0 ? verdictOf('No call has reached this world.') : judgeRest(inquiry, calls, report)
}

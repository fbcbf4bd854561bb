import type { Verdict, Verification } from '@soe/contracts'
import type { NumberedCall } from '../journal/journal'
import { documentOf } from '../pipeline/armed-rules'
import { brokenPromise } from './declared-answer'
import { callsOf, isWrong, nameOf, type Inquiry } from './inquiry'
import { judgeChecks } from './judge-checks'
import { judgedBy, verdictOnCall } from './judge-call'
import { comparedIn, isAssertion, isOfEnvironment } from './read-report'
import { isTestAlone, senderOf } from './suspects'
import { askUsualCarrier, jsonIn, pairsOf } from './usual-carrier'

const nobody = (sentence: string, given: Partial<Verdict> = {}): Verdict => ({
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

/** The latest answer of a real backend that breaks its contract. */
const judgeAnswers = (inquiry: Inquiry, calls: readonly NumberedCall[]): Verdict | undefined => {
  for (const found of calls.toReversed().filter((each) => isCarried(inquiry, each))) {
    const sentence = brokenPromise(found)
    if (sentence === undefined) continue
    const { operation, status } = found.call
    const subject = { decision: nameOf(inquiry, found), operation, status }
    return nobody(sentence, { culprit: 'carrier', occurs: 'always', subject, evidence: [...inquiry.storyOf(found)] })
  }
  return undefined
}

/** The latest operation that does not what the usual one does, where others take their place. */
const judgeReplaced = async (inquiry: Inquiry, calls: readonly NumberedCall[]): Promise<Verdict | undefined> => {
  const { operations = {} } = inquiry.simulator
  for (const found of calls.toReversed().filter(({ call }) => operations[call.operation] !== undefined)) {
    const verdict = await verdictOnCall(inquiry, found)
    if (verdict.culprit === 'carrier') return verdict
  }
  return undefined
}

/** Where a real backend has answered what the test received, and the usual carrier what it expected. */
const judgeDifference = (inquiry: Inquiry, calls: readonly NumberedCall[], report: string): Verdict | undefined => {
  if (!inquiry.isReplayed || !calls.some((found) => isCarried(inquiry, found))) return undefined
  const usual = askUsualCarrier(inquiry)
  const compared = comparedIn(report)
  for (const found of calls.toReversed()) {
    const pair = usual
      .get(found.seq)
      ?.pairs.find((each) =>
        compared.some(
          ({ expected, received }) =>
            expected.includes(shown(each.usual)) && (received.length === 0 || received.includes(shown(each.given))),
        ),
      )
    if (!pair) continue
    const { operation, status } = found.call
    const answered = `${pair.path}: ${shown(pair.usual)}`
    return nobody(
      `The usual carrier answers ${operation} with ${answered}, as the test expects; this one with ${shown(pair.given)}.`,
      {
        culprit: 'carrier',
        certainty: 'proved',
        subject: { decision: nameOf(inquiry, found), operation, status },
        experiments: [{ change: 'with the usual carrier', answered, turns: true }],
        evidence: [...inquiry.storyOf(found)],
      },
    )
  }
  return undefined
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))

/** A value that is in an answer by chance says nothing. */
const isDistinct = (value: string): boolean => value.length >= 4

const answersOf = (calls: readonly NumberedCall[]): ReadonlySet<string> =>
  new Set(
    calls.flatMap(({ call }) => {
      const body = jsonIn(call.answer?.text)
      return pairsOf(body, body).map(({ given }) => shown(given))
    }),
  )

/** A page that does not show what the carrier answered, and the test expected. */
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
  return nobody(sentence, { culprit: 'shop' })
}

/** Where every call went as it should. */
const judgeRest = async (inquiry: Inquiry, calls: readonly NumberedCall[], report: string): Promise<Verdict> => {
  const found =
    judgeAnswers(inquiry, calls) ??
    (await judgeReplaced(inquiry, calls)) ??
    judgeDifference(inquiry, calls, report) ??
    judgeShown(calls, report)
  if (found) return found
  if (!isAssertion(report))
    return nobody('Every call went as it should, and the report shows no assertion that failed.')
  return isTestAlone(calls)
    ? nobody('Nothing but the test has called, and every call went as it should.', { culprit: 'test' })
    : nobody('Every call went as it should: the shop or the test made something else of it.')
}

/** Of the decisions that a report names, or else of those that no scenario expects, the last that went wrong. */
export const judgeReport = async (inquiry: Inquiry, report: string, verify: () => Verification): Promise<Verdict> => {
  const calls = callsOf(inquiry)
  const words = new Set(report.split(/[^\w-]+/))
  const ending = inquiry.world.header.id.split('.').at(-1)
  const named = calls.filter(({ seq }) => words.has(`${ending}-${seq}`)).findLast(isWrong)
  if (!named && isOfEnvironment(report)) return nobody('What runs the test has ended it: nothing here is at fault.')
  const wrong = named ?? calls.findLast((found) => isWrong(found) && !isExpected(inquiry, found))
  if (wrong) return verdictOnCall(inquiry, wrong)
  if ((inquiry.world.header.armed ?? []).length > 0) {
    const verdict = await judgeChecks(inquiry, verify())
    if (verdict.subject) return verdict
  }
  return calls.length === 0 ? nobody('No call has reached this world.') : judgeRest(inquiry, calls, report)
}

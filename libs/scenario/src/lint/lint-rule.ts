import { durationInMs, type OperationKey } from '@soe/contracts'
import { longestRealDelay } from '../document/delay.schema'
import { error, warning, type Finding, type Segment } from '../document/finding'
import { withAllowed } from '../document/nearest'
import type { Rule } from '../document/scenario'
import { chunkTarget, keysOf } from '../document/target.schema'
import { audiencesOfRule, servedAudiences } from '../semantics/audiences-of-rule'
import { isArea, keysOfRule, namedKeys } from '../semantics/keys-of-rule'
import { emptySpan } from '../semantics/span-of'
import type { KnownNames } from './known-names'
import { lintCommands } from './lint-commands'
import { idleFault } from './idle-fault'
import { errorsOf, gives, replyProblems } from '../contract/reply-problem'
import { answerProblem, requestProblem } from '../contract/request-problem'

const at = (base: readonly Segment[], finding: Finding): Finding => ({
  ...finding,
  segments: [...base, ...finding.segments],
})

/** The problems with the first operation that cannot give the reply; the others would repeat them. */
const replies = (rule: Rule): Finding[] => {
  const { reply } = rule
  if (!reply) return []
  const wrong = namedKeys(rule).find((key) => !gives(key, reply))
  if (wrong) return replyProblems(wrong, reply).map((problem) => at(['reply'], problem))
  const fits = keysOfRule(rule).length > 0
  return fits || rule.on.includes(chunkTarget)
    ? []
    : [error('error-not-answered', ['reply'], `No operation of ${rule.on.join(', ')} gives this reply.`)]
}

const listedKeys = (keys: readonly string[]): string =>
  keys.length === 1 ? `${keys[0]} alone` : `${keys.slice(0, 6).join(', ')}${keys.length > 6 ? ' …' : ''} alone`

/** Areas of which only some operations fit: the others look scripted and are not. */
const partlyFitting = (rule: Rule): Finding[] =>
  rule.on.flatMap((target, index) => {
    if (!isArea(target)) return []
    const all = keysOf(target)
    const fitting = keysOfRule(rule).filter((key) => all.includes(key))
    if (fitting.length === 0 || fitting.length === all.length) return []
    const said = `Of the ${all.length} operations of ${target} the rule is about ${listedKeys(fitting)}: the others cannot give its reply, or have no such request.`
    return [warning('fits-some', rule.on.length === 1 ? ['on'] : ['on', index], said)]
  })

const requests = (rule: Rule): Finding[] =>
  Object.entries(rule.when?.request ?? {}).flatMap(([path, condition]) => {
    const named = namedKeys(rule)
    const problem = (key: OperationKey) => requestProblem(key, path, condition)
    const keys = named.length > 0 ? named : [...new Set(rule.on.flatMap(keysOf))]
    // Of an area, one operation that takes it is enough.
    if (named.length === 0 && keys.some((key) => !problem(key))) return []
    const wrong = keys.find(problem)
    return [wrong && problem(wrong)].flatMap((found) => (found ? [at(['when', 'request'], found)] : []))
  })

const answerFindings = (rule: Rule, key: OperationKey): Finding[] => {
  const { error: wanted = [], body = {} } = rule.when?.answered ?? {}
  const unknown = [wanted].flat().find((id) => !errorsOf(key).includes(id))
  const allowed = errorsOf(key)
  return [
    ...(unknown === undefined
      ? []
      : [
          error(
            'error-not-answered',
            ['error'],
            () => withAllowed(`${key} never answers the error ${unknown}.`, unknown, allowed),
            allowed,
          ),
        ]),
    ...Object.keys(body).flatMap((path) => answerProblem(key, path) ?? []),
  ]
}

/** What is asked of an answer has to be something that the operation can answer, and happens after it. */
const answered = (rule: Rule): Finding[] => {
  if (!rule.when?.answered) return []
  if (rule.on.includes(chunkTarget)) return []
  const wrong = namedKeys(rule).map((key) => answerFindings(rule, key))
  const late = 'A rule about the answer acts after the operation, and cannot keep it from happening; leave commit out.'
  return [
    ...(wrong.find((findings) => findings.length > 0) ?? []).map((finding) => at(['when', 'answered'], finding)),
    ...(rule.commit ? [] : [error('commit-too-late', ['commit'], late)]),
  ]
}

const audiences = (rule: Rule): Finding[] => {
  if (rule.on.includes(chunkTarget)) return []
  const served = servedAudiences(rule)
  const segments = rule.audience ? ['audience'] : ['when', 'audience']
  const allowed = served.join(', ')
  if (audiencesOfRule(rule).length === 0 && served.length > 0) {
    const said = `${rule.on.join(', ')} never has a caller like that, so the rule can never fire. Allowed: ${allowed}.`
    return [error('audience-not-served', segments, said, served)]
  }
  const idle = rule.audience?.filter((audience) => !served.includes(audience)) ?? []
  return idle.map((audience) =>
    warning(
      'audience-not-served',
      segments,
      `${rule.on.join(', ')} has no caller of ${audience}; there are ${allowed}.`,
    ),
  )
}

const never = (segments: readonly Segment[], why: string) =>
  error('never-fires', segments, `The rule can never fire: ${why}.`)

const triggers = ({ nth, times, probability }: Rule): Finding[] => [
  ...(nth === 0 ? [never(['nth'], 'calls are counted from 1')] : []),
  ...(times && times.to !== undefined && times.from > times.to
    ? [never(['times'], `from ${times.from} comes after to ${times.to}`)]
    : []),
  ...(times?.to === 0 ? [never(['times', 'to'], 'calls are counted from 1')] : []),
  ...(probability === 0 ? [never(['probability'], 'its probability is 0')] : []),
]

const emptySpans = (rule: Rule): Finding[] => {
  const why = emptySpan(rule)
  return why === undefined ? [] : [never(['between'], why)]
}

const cartLines = ({ when }: Rule): Finding[] => {
  const { eq, gte = 0, lte = Infinity } = when?.cartLines ?? {}
  const isPossible = gte <= lte && (eq === undefined || (eq >= gte && eq <= lte))
  return isPossible ? [] : [never(['when', 'cartLines'], 'no number of lines is all that')]
}

const knownOnly = (
  code: 'unknown-persona' | 'unknown-process-step',
  field: 'persona' | 'processStep',
  { when }: Rule,
  known: readonly string[] | undefined,
): Finding[] => {
  const names = known?.map((name) => name.toLowerCase())
  return (when?.[field] ?? []).flatMap((name, index) =>
    !known || names?.includes(name.toLowerCase())
      ? []
      : [error(code, ['when', field, index], () => withAllowed(`There is no ${field} "${name}".`, name, known), known)],
  )
}

const chunks = (rule: Rule): Finding[] => {
  const isChunk = rule.on.includes(chunkTarget)
  const spoiled = rule.fault?.missingChunk !== undefined
  const report = (said: string) => [error('chunk-only', ['on'], said)]
  if (!isChunk) return spoiled ? report(`missingChunk is about ${chunkTarget}, and nothing else.`) : []
  if (rule.on.length > 1) return report(`${chunkTarget} stands alone.`)
  if (rule.reply || rule.when || rule.audience)
    return report(`A rule about ${chunkTarget} has no reply, when or audience.`)
  return rule.fault && !spoiled && !rule.fault.delay ? report(`${chunkTarget} takes missingChunk or delay.`) : []
}

/** As Handlebars, JavaScript and ERB write one. */
const placeholder = /\{\{[^{}]*\}\}|\$\{ ?[\w.]+ ?\}|<%[^%]*%>/

/** A reply is sent as it is written. */
const templates = ({ reply }: Rule): Finding[] =>
  Object.entries(reply ?? {}).flatMap(([field, value]) => {
    const [found] = placeholder.exec(JSON.stringify(value)) ?? []
    if (found === undefined) return []
    const said = `"${found}" is sent as it stands: a reply has no templates. Script a rule for each value, by "when".`
    return [warning('no-template', ['reply', field], said)]
  })

const unsent = ({ reply, fault }: Rule): Finding[] =>
  reply && (fault?.reset || fault?.hang)
    ? [warning('never-sent', ['reply'], 'The reply is never sent: the fault ends the call before it.')]
    : []

const heldForNothing = ({ fault }: Rule): Finding[] =>
  fault?.hold && fault.hang
    ? [error('never-sent', ['fault', 'hold'], 'The answer is never sent, however long it is held: it hangs.')]
    : []

const longDelay = ({ fault }: Rule): Finding[] => {
  const { fixed, uniform, lognormal, clock } = fault?.delay ?? {}
  const longest = fixed ?? uniform?.max ?? lognormal?.max ?? lognormal?.median ?? lognormal?.p50
  if (longest === undefined || clock === 'world' || durationInMs(longest) <= durationInMs(longestRealDelay)) return []
  const said = `In real time no delay is longer than ${longestRealDelay}; take the world's clock, or hang.`
  return [error('out-of-range', ['fault', 'delay'], said)]
}

/** What is wrong with one rule by itself. */
export const lintRule = (rule: Rule, known: KnownNames): Finding[] => [
  ...chunks(rule),
  ...replies(rule),
  ...partlyFitting(rule),
  ...requests(rule),
  ...answered(rule),
  ...audiences(rule),
  ...triggers(rule),
  ...emptySpans(rule),
  ...cartLines(rule),
  ...knownOnly('unknown-persona', 'persona', rule, known.personas),
  ...knownOnly('unknown-process-step', 'processStep', rule, known.processSteps),
  ...lintCommands(rule.then, known, ['then']),
  ...templates(rule),
  ...unsent(rule),
  ...idleFault(rule),
  ...heldForNothing(rule),
  ...longDelay(rule),
]

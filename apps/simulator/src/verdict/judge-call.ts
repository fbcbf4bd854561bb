import { findOperation, offContractRefusals, type Verdict } from '@soe/contracts'
import { worldAt, type World } from '@soe/world'
import type { NumberedCall } from '../journal/journal'
import type { NotedEvent } from '../journal/world-events'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { nameOf, type Inquiry } from './inquiry'
import { isRight, joinVariations, replay, shownOutcome, type Outcome, type Replay, type Step } from './replay'
import { findSmallestSet } from './smallest-set'
import { senderOf, suspectsOf, type Suspect } from './suspects'
import { askUsualCarrier } from './usual-carrier'

/** What no replay goes through: it begins after the latest of these. */
const barriers: readonly NotedEvent['event']['kind'][] = [
  'signed-in',
  'snapshot-restored',
  'world-rewound',
  'chat-changed',
  'scenario-armed',
  'scenario-disarmed',
]

const replayed: readonly NotedEvent['event']['kind'][] = ['clock-changed', 'command-run']

/** Calls that a replay goes through at most. */
const longestReplay = 60

/** A command about one session names it by its end alone. */
const isExact = ({ event: { details } }: NotedEvent): boolean => !JSON.stringify(details ?? {}).includes('"…')

/** The steps that lead to a call, after the latest barrier. */
const stepsTo = ({ journal }: SimulatorContext, worldId: string, { seq, call }: NumberedCall): Step[] => {
  const events = journal
    .eventsOf(worldId)
    .filter((noted) => noted.after < seq && noted.undoneBy === undefined)
    .filter(({ event }) => barriers.includes(event.kind) || replayed.includes(event.kind))
  const barrier = events.findLast((noted) => barriers.includes(noted.event.kind) || !isExact(noted))
  const from = Math.max(barrier?.after ?? 0, seq - longestReplay)
  const ids = (number: number) => journal.nameOf(worldId, number)
  const calls = journal
    .entriesOf(worldId)
    .filter((found) => found.seq > from && found.seq < seq && found.undoneBy === undefined)
    .filter(({ call: { ending, isBodyKept } }) => ending.because !== 'refused' && isBodyKept)
  const later = events.slice(barrier ? events.indexOf(barrier) + 1 : 0)
  const eventsBetween = (first: number, next = seq): Step[] =>
    later
      .filter(({ after }) => after >= first && after < next)
      .map((noted) => ({ id: `${noted.after}.${noted.nth}`, noted }))
  return [
    ...calls.flatMap((found, at): Step[] => [
      { id: ids(found.seq), found },
      ...eventsBetween(found.seq, calls[at + 1]?.seq),
    ]),
    { id: ids(seq), found: { seq, call } },
  ]
}

const isFaithful = (steps: readonly Step[], outcomes: ReadonlyMap<string, Outcome>): boolean =>
  steps.every((step) => {
    if (!('found' in step)) return true
    const { status, error } = outcomes.get(step.id) ?? {}
    const { call } = step.found
    return (status === call.status || call.status === 303) && error === call.error
  })

const isAnsweredRight = ({ status, error }: NumberedCall['call']) =>
  error === undefined && status >= 200 && status < 400

interface FaithfulReplay extends Replay {
  readonly outcomes: ReadonlyMap<string, Outcome>
  /** Of the call in question. */
  readonly outcome: Outcome
}

/** The longest replay that ends each of its calls as it ended; undefined where there is none. */
const faithfulReplay = (
  simulator: SimulatorContext,
  world: World,
  steps: readonly Step[],
): FaithfulReplay | undefined => {
  for (const tried of [steps, steps.slice(-1)]) {
    const [first, last] = [tried[0], tried.at(-1)]
    // It begins with a call, whose version of the world is known.
    const start = first && 'found' in first ? worldAt(world, first.found.call.version) : undefined
    if (!start || !last) continue
    const outcomes = replay({ start, steps: tried }, simulator)
    const outcome = outcomes.get(last.id)
    if (outcome && isFaithful(tried, outcomes)) return { start, steps: tried, outcomes, outcome }
  }
  return undefined
}

const draws = 5

/** Whether the call goes wrong whatever the world's chance is. */
const occursIn = (simulator: SimulatorContext, { start, steps }: Replay): Verdict['occurs'] => {
  const last = steps.at(-1)?.id ?? ''
  const isWrong = Array.from({ length: draws }, (_, index) => {
    const changed = { ...start, header: { ...start.header, random: (start.header.random + (index + 1) * 7919) >>> 0 } }
    const outcome = replay({ start: changed, steps }, simulator).get(last)
    return outcome !== undefined && !isRight(outcome)
  })
  return isWrong.every(Boolean) ? 'always' : 'sometimes'
}

const clauseOf = ({ call: { operation, status, error } }: NumberedCall): string => {
  const { metadata } = findOperation(operation)
  if (error === undefined) return `The contract of ${operation} answers ${status} where it is done.`
  const declared: readonly string[] = metadata.errors
  return declared.includes(error)
    ? `The contract declares ${error} for ${operation}.`
    : `The contract does not declare ${error} for ${operation}.`
}

const judgedSentence: Readonly<Record<string, string>> = {
  refused: 'The request was refused before its operation ran, by what its sender is allowed.',
  'off-contract': 'The request is not one that the contract knows: what sent it is at fault.',
  right: 'Nothing went wrong at this call: the carrier did what was asked, and no rule changed its answer.',
  'not-replayed':
    'The call cannot be replayed as it was, since the world of then is not kept, or it depends on headers that are not.',
  alike: 'The usual carrier answers the same: what was sent is at fault.',
  'not-turned':
    'No experiment makes the call go right: the world began so, or several things outside of it are needed.',
}

export type Judged = Omit<Verdict, 'evidence'>

export const judgedBy = (reason: string, given: Partial<Judged> = {}): Judged => ({
  culprit: 'cannot-tell',
  certainty: 'judged',
  occurs: 'unknown',
  causes: [],
  experiments: [],
  sentences: [judgedSentence[reason] ?? reason],
  ...given,
})

const culpritOf = (causes: readonly Suspect[]): Verdict['culprit'] => {
  const culprits = new Set(causes.map(({ culprit }) => culprit))
  const [only] = culprits
  return culprits.size === 1 && only ? only : 'cannot-tell'
}

/** Most experiments that a verdict shows; those that turned the outcome are among them. */
const shownExperiments = 8

const shownCauses = 5

interface Tried {
  readonly suspects: readonly Suspect[]
  readonly outcome: Outcome | undefined
}

const shownExperiment = ({ suspects, outcome }: Tried): Verdict['experiments'][number] => ({
  change:
    suspects
      .slice(0, 3)
      .map(({ change }) => change)
      .join(', ') + (suspects.length > 3 ? ` and ${suspects.length - 3} more` : ''),
  answered: outcome ? shownOutcome(outcome) : 'not made',
  turns: outcome !== undefined && isRight(outcome),
})

const byExperiment = async (
  simulator: SimulatorContext,
  decision: string,
  found: NumberedCall,
  faithful: FaithfulReplay,
): Promise<Judged> => {
  const { call } = found
  const isReplaced = simulator.operations?.[call.operation] !== undefined
  if (isRight(faithful.outcome) && !isReplaced) return judgedBy('right', { occurs: 'always' })
  const tried: Tried[] = []
  const plain = faithful.outcome.result.reply
  const turns = (suspects: readonly Suspect[]): boolean => {
    const variation = joinVariations(suspects.map((suspect) => suspect.variation))
    const outcome = replay(faithful, simulator, variation).get(decision)
    tried.push({ suspects, outcome })
    if (!outcome || !isRight(outcome)) return false
    // What was right already turns where its answer is another one.
    return !isRight(faithful.outcome) || JSON.stringify(outcome.result.reply) !== JSON.stringify(plain)
  }
  const all = suspectsOf(faithful, { decision, call, isReplaced })
  const suspects = isRight(faithful.outcome) ? all.filter(({ kind }) => kind === 'replaced-operation') : all
  const causes = await findSmallestSet(suspects, turns)
  const experiments = [
    ...tried.filter(({ outcome }) => outcome && isRight(outcome)).slice(0, 3),
    ...tried.filter(({ outcome }) => !outcome || !isRight(outcome)),
  ]
    .slice(0, shownExperiments)
    .map(shownExperiment)
  const occurs = occursIn(simulator, faithful)
  if (causes.length === 0) return judgedBy(isRight(faithful.outcome) ? 'right' : 'not-turned', { occurs, experiments })
  const turned = tried.findLast(
    (each) => each.suspects.length === causes.length && each.suspects.every((one) => causes.includes(one)),
  )
  const { status, error } = turned?.outcome ?? faithful.outcome
  return {
    culprit: culpritOf(causes),
    certainty: 'proved',
    occurs,
    causes: causes.slice(0, shownCauses).map(({ kind, id, name, change }) => ({
      kind,
      id,
      sentence: `It comes of ${name}: ${change}, the call is answered ${shownOutcome({ status, error })}.`,
    })),
    instead: { status, ...(error !== undefined && { error }) },
    experiments,
    sentences: [
      `${decision} ${call.operation} was answered ${shownOutcome(call)} because of ${causes
        .slice(0, shownCauses)
        .map(({ name }) => name)
        .join(' and ')}.`,
      `Tried: ${causes.map(({ change }) => change).join(' and ')}, it is answered ${shownOutcome({ status, error })}.`,
    ],
  }
}

const byOwnReplay = async ({ simulator, world }: Inquiry, decision: string, found: NumberedCall): Promise<Judged> => {
  const { call } = found
  const faithful = call.isBodyKept
    ? faithfulReplay(simulator, world, stepsTo(simulator, world.header.id, found))
    : undefined
  return faithful ? byExperiment(simulator, decision, found, faithful) : byEvidence(found)
}

const byEvidence = ({ call: { ending } }: NumberedCall): Judged =>
  judgedBy('not-replayed', { culprit: ending.acting ? 'script' : 'cannot-tell' })

/** Compares what a real backend answered with the usual carrier. */
const byUsualCarrier = (inquiry: Inquiry, found: NumberedCall): Judged => {
  const { call } = found
  const usual = call.ending.because === 'world' ? askUsualCarrier(inquiry).get(found.seq)?.outcome : undefined
  if (!usual) return byEvidence(found)
  const answered = shownOutcome(usual)
  const turns = isRight(usual)
  const experiments = [{ change: 'with the usual carrier', answered, turns }]
  if (turns === isAnsweredRight(call))
    return judgedBy(turns ? 'right' : 'alike', { culprit: turns ? 'cannot-tell' : senderOf(call), experiments })
  if (!turns) return judgedBy('not-turned', { experiments })
  return {
    ...judgedBy(`The usual carrier answers ${answered} to the same calls.`, { experiments }),
    culprit: 'carrier',
    certainty: 'proved',
    instead: { status: usual.status },
  }
}

const judge = async (inquiry: Inquiry, decision: string, found: NumberedCall): Promise<Judged> => {
  const { call } = found
  if (call.ending.because === 'refused') {
    const culprit = offContractRefusals.has(call.error ?? '') ? senderOf(call) : 'cannot-tell'
    return judgedBy(culprit === 'cannot-tell' ? 'refused' : 'off-contract', { culprit, occurs: 'always' })
  }
  if (!inquiry.isReplayed) return byEvidence(found)
  return inquiry.world.header.carrier ? byUsualCarrier(inquiry, found) : byOwnReplay(inquiry, decision, found)
}

export const verdictOnCall = async (inquiry: Inquiry, found: NumberedCall): Promise<Verdict> => {
  const decision = nameOf(inquiry, found)
  const { operation, status, error } = found.call
  return {
    ...(await judge(inquiry, decision, found)),
    subject: { decision, operation, status, ...(error !== undefined && { error }) },
    evidence: [clauseOf(found), ...inquiry.storyOf(found)],
  }
}

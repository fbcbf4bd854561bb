import {
  findOperation,
  type Audience,
  type Language,
  type MadeWorld,
  type OperationKey,
  type RecordedAnswer,
} from '@soe/contracts'
import {
  createDraft,
  readWorldClock,
  RefusalFault,
  ServiceFault,
  type SecretIds,
  type World,
  type WorldDraft,
} from '@soe/world'
import { ownerOf } from '../domain/account/identity'
import { signIn } from '../domain/sessions/sign-in'
import { changedWorld, makeWorld, type NewWorld } from '../make-world'
import { findCarrierOperation } from '../operations'
import type { Reader } from '../operation/caller'
import { personas, type Persona } from '../personas/personas'
import { runOperation } from '../run-operation'
import { restorations, type AnyRestoration } from './restorations'

/** A call with a carrier's answer. */
export type RecordedCall = RecordedAnswer & { readonly operation: OperationKey; readonly language: Language }

/** The comparison that the control API returns. */
type Report = NonNullable<MadeWorld['recorded']>

interface RecordedWorld extends Report {
  readonly world: World
  /** The session whose carts and orders were restored. */
  readonly session: string
}

type Options = Omit<NewWorld, 'persona'>

type IndexedCall = RecordedCall & {
  readonly index: number
  /** The parsed request; undefined where the operation rejects it. */
  readonly request: { readonly body: unknown; readonly query: unknown } | undefined
  /** Its answer fits the contract, or is an error. */
  readonly isOnContract: boolean
}

/** Yields to other calls. */
type NextTurn = () => Promise<unknown>

interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown }
}

const requestOf = ({ operation, body, query }: RecordedCall): IndexedCall['request'] => {
  const schemas = findOperation(operation) as { readonly body?: Schema; readonly query?: Schema }
  const [parsedBody, parsedQuery] = [schemas.body?.safeParse(body), schemas.query?.safeParse(query)]
  if (parsedBody?.success === false || parsedQuery?.success === false) return undefined
  return { body: parsedBody?.data, query: parsedQuery?.data }
}

const isRead = ({ operation }: RecordedCall) => findOperation(operation).metadata.kind === 'read'

/** Calls with the same key ask the same question. */
const questionKey = ({ operation, audience, language, body, query }: RecordedCall): string =>
  JSON.stringify([operation, audience, language, body, query])

/** The audience of the last call: a guest may have signed in. */
const audienceOf = (answers: readonly IndexedCall[]): Audience =>
  answers.findLast(({ audience }) => audience !== undefined)?.audience ?? 'prospect'

const lastByQuestion = (answers: readonly IndexedCall[]) =>
  new Map(answers.map((answer) => [questionKey(answer), answer]))

/** The last answer to each question, in the order in which they were recorded. */
const lastOfEach = (answers: readonly IndexedCall[]): IndexedCall[] => {
  const last = lastByQuestion(answers)
  return answers.filter((answer) => last.get(questionKey(answer)) === answer)
}

const indexed = (recorded: RecordedCall, index: number): IndexedCall => {
  const { operation, answer, error } = recorded
  const isOnContract = error !== undefined || findOperation(operation).responses[200].safeParse(answer).success
  return { ...recorded, index, request: requestOf(recorded), isOnContract }
}

/** The last good answer to each question, unless a later one is an error other than CART_LOCKED. */
const restorable = (answers: readonly IndexedCall[]): IndexedCall[] => {
  const last = lastByQuestion(answers)
  return lastOfEach(answers.filter(({ error, isOnContract }) => error === undefined && isOnContract)).filter((answer) =>
    [undefined, 'CART_LOCKED'].includes(last.get(questionKey(answer))?.error),
  )
}

/** @param sources what `restorable` returns */
const restore = (draft: WorldDraft, caller: Omit<Reader, 'language'>, sources: readonly IndexedCall[]) => {
  const steps = restorations.flatMap((table) =>
    sources.flatMap((recorded) => {
      const restoration = table[recorded.operation] as AnyRestoration | undefined
      return restoration ? [{ restoration, recorded }] : []
    }),
  )
  for (const { restoration } of steps) restoration.forget?.(draft, ownerOf(caller.session))
  for (const { restoration, recorded } of steps) {
    const { language, answer, request } = recorded
    if (request) restoration.restore(answer, { draft, ...caller, language, body: request.body })
  }
}

/** The customer's browser. */
const channel = 'VZW-DOTCOM'

/** The world's own answer to a recorded call, from a draft that is never committed. */
const answerIn = (world: World, now: number, ids: SecretIds, sessionId: string, recorded: IndexedCall) => {
  const { operation, language, request } = recorded
  if (!request) return { error: 'INVALID_REQUEST' }
  const { audience = 'prospect' } = world.collections.sessions.get(sessionId) ?? {}
  const context = { sessionId, audience, language, channel, requestId: undefined }
  try {
    const draft = createDraft(world, now, ids)
    const { answer } = runOperation(operation, findCarrierOperation(operation), draft, { context, ...request })
    return { answer: JSON.parse(JSON.stringify(answer)) as unknown }
  } catch (error) {
    if (error instanceof ServiceFault) return { error: error.errorId }
    if (error instanceof RefusalFault) return { error: error.code }
    throw error
  }
}

interface Difference {
  readonly at: string
  readonly was: unknown
  readonly is: unknown
}

/** The first place where two JSON values differ, as names with dots between; undefined where they are equal. */
const firstDifference = (was: unknown, is: unknown, at = ''): Difference | undefined => {
  if (Object.is(was, is)) return undefined
  const isComparable = typeof was === 'object' && typeof is === 'object' && Array.isArray(was) === Array.isArray(is)
  if (!isComparable || was === null || is === null) return { at: at || 'all of it', was, is }
  const [before, after] = [was as Record<string, unknown>, is as Record<string, unknown>]
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const found = firstDifference(before[name], after[name], at === '' ? name : `${at}.${name}`)
    if (found) return found
  }
  return undefined
}

const mostShown = 60

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}

/** How the world's answer differs from the recorded one, in words; undefined where they are equal. */
const differenceOf = (recorded: RecordedCall, ours: ReturnType<typeof answerIn>): string | undefined => {
  if (recorded.error !== undefined || ours.error !== undefined)
    return recorded.error === ours.error
      ? undefined
      : `it was answered ${recorded.error ?? 'without an error'}, and is answered ${ours.error ?? 'without one'} now`
  const found = firstDifference(recorded.answer, ours.answer)
  return found && `${found.at} was ${shown(found.was)}, and is ${shown(found.is)} now`
}

/** A later change that makes a read stale. */
const laterChange = (answers: readonly IndexedCall[], { index, operation }: IndexedCall): IndexedCall | undefined =>
  answers.find(
    (other) => other.index > index && findOperation(other.operation).metadata.makesStale?.includes(operation),
  )

/** @param sources what `restorable` returns */
const restoredWorld = (options: Options, persona: Persona, sources: readonly IndexedCall[], ids: SecretIds) => {
  const made = makeWorld({ ...options, persona: persona.id }, ids)
  const now = readWorldClock(made.header.clock, options.realNow)
  let session = ''
  const world = changedWorld(made, now, ids, (draft) => {
    const signedIn = signIn(draft, persona)
    session = signedIn.id
    restore(draft, { session: signedIn, audience: persona.audience, channel }, sources)
  })
  return { world, session, now }
}

/** The catalogue answers every caller alike. */
const isAboutCaller = ({ operation }: RecordedCall) => findOperation(operation).metadata.owner !== 'catalogue'

/** The first persona whose world answers the fewest reads otherwise than they were recorded. */
const closestPersona = async (
  options: Options,
  answers: readonly IndexedCall[],
  ids: SecretIds,
  nextTurn: NextTurn,
): Promise<Persona | undefined> => {
  const about = answers.filter(isAboutCaller)
  const sources = restorable(about)
  const asked = about.filter((read) => isRead(read) && read.isOnContract)
  const oneOfEach = [...new Map(asked.map((read) => [read.operation, read])).values()]
  let best: { readonly persona: Persona; readonly apart: number } | undefined
  for (const persona of personas.filter(({ audience }: Persona) => audience === audienceOf(answers))) {
    await nextTurn()
    const { world, now, session } = restoredWorld(options, persona, sources, ids)
    let apart = 0
    for (const read of oneOfEach) {
      if (best && apart >= best.apart) break
      if (differenceOf(read, answerIn(world, now, ids, session, read)) !== undefined) apart += 1
    }
    if (!best || apart < best.apart) best = { persona, apart }
  }
  return best?.persona
}

interface RecordedOptions extends Options {
  /** By default the one that the answers fit best. */
  readonly persona: Persona | undefined
}

/**
 * A world whose reads answer as a recorded carrier's did. The answers are restored as the carrier's state, so later
 * changes work on it.
 */
export const recordedWorld = async (
  { persona: named, ...options }: RecordedOptions,
  recorded: readonly RecordedCall[],
  ids: SecretIds,
  nextTurn: NextTurn,
): Promise<RecordedWorld> => {
  const answers = recorded.map(indexed)
  const caller = named?.audience ?? audienceOf(answers)
  const isOfCaller = ({ audience = caller }: IndexedCall) => audience === caller
  const own = answers.filter(isOfCaller)
  const persona = named ?? (await closestPersona(options, own, ids, nextTurn))
  if (!persona) throw new RefusalFault('INVALID_REQUEST', 'There are no answers to make a world of.')
  const { world, session, now } = restoredWorld(options, persona, restorable(own), ids)
  const whyApart = (read: IndexedCall): string | undefined => {
    if (!isOfCaller(read)) return `it was called by ${read.audience}, and the world is one of ${persona.audience}`
    if (!read.isOnContract) return 'the answer does not fit the contract'
    const difference = differenceOf(read, answerIn(world, now, ids, session, read))
    const change = difference === undefined ? undefined : laterChange(own, read)
    return change ? `${change.operation} has changed it since` : difference
  }
  const reads = lastOfEach(answers.filter(isRead))
  const apart: Report['apart'] = []
  for (const read of reads) {
    await nextTurn()
    const reason = whyApart(read)
    if (reason !== undefined) apart.push({ index: read.index, operation: read.operation, reason })
  }
  return { world, session, reads: reads.length, apart }
}

import {
  findOperation,
  valuesAt,
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

/** A call that some carrier answered. */
export type RecordedCall = RecordedAnswer & { readonly operation: OperationKey; readonly language: Language }

/** What was recorded, as the control API lists it. */
type Report = NonNullable<MadeWorld['recorded']>

interface RecordedWorld extends Report {
  readonly world: World
  /** The session whose carts and orders were restored. */
  readonly session: string
}

type Placed = RecordedCall & {
  readonly index: number
  /** Its answer is one of the contract, or an error. */
  readonly isOnContract: boolean
}

/** Lets other calls be answered meanwhile. */
type NextTurn = () => Promise<unknown>

interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown }
}

/** The request as its operation takes it; undefined where it takes none such. */
const requestOf = ({ operation, body, query }: RecordedCall) => {
  const schemas = findOperation(operation) as { readonly body?: Schema; readonly query?: Schema }
  const [parsedBody, parsedQuery] = [schemas.body?.safeParse(body), schemas.query?.safeParse(query)]
  if (parsedBody?.success === false || parsedQuery?.success === false) return undefined
  return { body: parsedBody?.data, query: parsedQuery?.data }
}

const isRead = ({ operation }: RecordedCall) => findOperation(operation).metadata.kind === 'read'

/** What a later answer to the same question replaces. */
const questionOf = ({ operation, audience, language, body, query }: RecordedCall): string =>
  JSON.stringify([operation, audience, language, body, query])

/** Who called last: a guest may have signed in. */
const callerOf = (answers: readonly Placed[]): Audience =>
  answers.findLast(({ audience }) => audience !== undefined)?.audience ?? 'prospect'

const lastOfEach = (answers: readonly Placed[]): Placed[] => [
  ...new Map(answers.map((answer) => [questionOf(answer), answer])).values(),
]

const placed = (recorded: RecordedCall, index: number): Placed => {
  const { operation, answer, error } = recorded
  const isOnContract = error !== undefined || findOperation(operation).responses[200].safeParse(answer).success
  return { ...recorded, index, isOnContract }
}

/**
 * The answers that tell of the world: of each question the last, or, where the cart has been locked since, the one
 * before.
 */
const telling = (answers: readonly Placed[]): Placed[] => {
  const last = new Map(lastOfEach(answers).map((answer) => [questionOf(answer), answer]))
  return lastOfEach(answers.filter(({ error, isOnContract }) => error === undefined && isOnContract)).filter((answer) =>
    [undefined, 'CART_LOCKED'].includes(last.get(questionOf(answer))?.error),
  )
}

/** @param told what `telling` found */
const restore = (draft: WorldDraft, caller: Omit<Reader, 'language'>, told: readonly Placed[]) => {
  const steps = restorations.flatMap((table) =>
    told.flatMap((recorded) => {
      const restoration = table[recorded.operation] as AnyRestoration | undefined
      return restoration ? [{ restoration, recorded }] : []
    }),
  )
  for (const { restoration } of steps) restoration.forget?.(draft, ownerOf(caller.session))
  for (const { restoration, recorded } of steps) {
    const request = requestOf(recorded)
    const { language, answer } = recorded
    if (request) restoration.restore(answer, { draft, ...caller, language, body: request.body })
  }
}

/** Who calls: the customer, in a browser. */
const channel = 'VZW-DOTCOM'

/** What a world answers to a recorded call; nothing of it stays. */
const answerIn = (world: World, now: number, ids: SecretIds, sessionId: string, recorded: RecordedCall) => {
  const { operation, language } = recorded
  const request = requestOf(recorded)
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

/** Where two JSON values differ, by names with dots between; undefined where they are the same. */
const firstDifference = (left: unknown, right: unknown, at = ''): string | undefined => {
  if (Object.is(left, right)) return undefined
  const isSame = typeof left === 'object' && typeof right === 'object' && Array.isArray(left) === Array.isArray(right)
  if (!isSame || left === null || right === null) return at
  const [ours, theirs] = [left as Record<string, unknown>, right as Record<string, unknown>]
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const found = firstDifference(ours[name], theirs[name], at === '' ? name : `${at}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

type Ours = ReturnType<typeof answerIn>

const mostShown = 60

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}

/** Where the world's answer differs from the recorded one; undefined where it does not. */
const differenceOf = (recorded: RecordedCall, ours: Ours): string | undefined => {
  if (recorded.error !== undefined || ours.error !== undefined)
    return recorded.error === ours.error
      ? undefined
      : `it was answered ${recorded.error ?? 'without an error'}, and is answered ${ours.error ?? 'without one'} now`
  const at = firstDifference(recorded.answer, ours.answer)
  if (at === undefined) return undefined
  const [[was], [is]] = [valuesAt(recorded.answer, at), valuesAt(ours.answer, at)]
  return `${at || 'all of it'} was ${shown(was)}, and is ${shown(is)} now`
}

/** A change that came after a read has made it another one. */
const laterChange = (answers: readonly Placed[], { index, operation }: Placed): Placed | undefined =>
  answers.find(
    (other) => other.index > index && findOperation(other.operation).metadata.makesStale?.includes(operation),
  )

/** @param told what `telling` found */
const attempt = (options: NewWorld, persona: Persona, told: readonly Placed[], ids: SecretIds) => {
  const made = makeWorld({ ...options, persona: persona.id }, ids)
  const now = readWorldClock(made.header.clock, options.realNow)
  let session = ''
  const world = changedWorld(made, now, ids, (draft) => {
    const signedIn = signIn(draft, persona)
    session = signedIn.id
    restore(draft, { session: signedIn, audience: persona.audience, channel }, told)
  })
  return { world, session, now }
}

/** What everyone is answered alike tells nothing of who asked. */
const isAboutCaller = ({ operation }: RecordedCall) => findOperation(operation).metadata.owner !== 'catalogue'

/** The persona in whose world the fewest reads are answered otherwise than they were; of several the first. */
const likest = async (
  options: NewWorld,
  answers: readonly Placed[],
  ids: SecretIds,
  nextTurn: NextTurn,
): Promise<Persona | undefined> => {
  const about = answers.filter(isAboutCaller)
  const told = telling(about)
  const asked = about.filter((read) => isRead(read) && read.isOnContract)
  const oneOfEach = [...new Map(asked.map((read) => [read.operation, read])).values()]
  let best: { readonly persona: Persona; readonly apart: number } | undefined
  for (const persona of personas.filter(({ audience }: Persona) => audience === callerOf(answers))) {
    await nextTurn()
    const { world, now, session } = attempt(options, persona, told, ids)
    let apart = 0
    for (const read of oneOfEach) {
      if (best && apart >= best.apart) break
      if (differenceOf(read, answerIn(world, now, ids, session, read)) !== undefined) apart += 1
    }
    if (!best || apart < best.apart) best = { persona, apart }
  }
  return best?.persona
}

interface RecordedOptions extends Omit<NewWorld, 'persona'> {
  /** By default the one that the answers fit best. */
  readonly persona: Persona | undefined
}

/**
 * A world whose reads answer as a recorded carrier's did. What is restored from the answers is state of the carrier, on
 * which later changes work.
 */
export const recordedWorld = async (
  { persona: named, ...given }: RecordedOptions,
  recorded: readonly RecordedCall[],
  ids: SecretIds,
  nextTurn: NextTurn,
): Promise<RecordedWorld> => {
  const answers = recorded.map(placed)
  const caller = named?.audience ?? callerOf(answers)
  const isOfCaller = ({ audience = caller }: Placed) => audience === caller
  const own = answers.filter(isOfCaller)
  const options = { ...given, persona: '' }
  const persona = named ?? (await likest(options, own, ids, nextTurn))
  if (!persona) throw new RefusalFault('INVALID_REQUEST', 'There are no answers to make a world of.')
  const { world, session, now } = attempt(options, persona, telling(own), ids)
  const whyApart = (read: Placed): string | undefined => {
    if (!isOfCaller(read)) return `it was called by ${read.audience}, and the world is one of ${persona.audience}`
    if (!read.isOnContract) return 'the answer is not one of the contract'
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

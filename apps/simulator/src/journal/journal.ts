import type { OperationKey } from '@soe/contracts'
import { createCoverage, type Answered, type Coverage } from './coverage'
import { createKeptAnswers, type SentAnswer } from './kept-answers'
import { createLatencies, type Latency } from './latencies'
import type { RecordedCall } from './recorded-call'
import { createWorldEvents, type NotedEvent, type WorldEvent, type WorldEvents } from './world-events'

export type { RecordedCall } from './recorded-call'

export interface NumberedCall {
  readonly seq: number
  readonly call: RecordedCall
  /** The number of the rewind that undid it. */
  readonly undoneBy?: number
}

/** A world was taken back to just before the call `from`. */
export interface Rewind {
  readonly from: number
  /** The version of the world that it was made on: what began on a later one is not undone. */
  readonly version: number
}

type NumberedRewind = Rewind & { readonly by: number }

/** Is notified of news, of an event with what it is, and of the end of the journal. */
export interface Follower {
  wake(event?: WorldEvent): void
  end(): void
}

interface WorldJournal {
  next: number
  bytes: number
  /** The latest calls. Those before `first` are gone; they are cut off in one go once they are an eighth of the list. */
  calls: (RecordedCall | undefined)[]
  first: number
  /** Those whose number may still be asked for; in `calls` each takes a place that is empty. */
  rewinds: NumberedRewind[]
  readonly events: WorldEvents
  readonly answered: Coverage
  followers: Set<Follower> | undefined
  movedAt: number | undefined
}

/** What is known of a world that this process took over from one that has ended. */
export interface TakenWorld {
  /** The number of its next call, above all that the earlier home gave. */
  readonly first: number
  /** Real time. */
  readonly since: number
  /** How much the world had seen by then. */
  readonly seen: { readonly seq: number; readonly calls: number }
}

export interface CallCount {
  readonly operation: OperationKey
  readonly status: number
  readonly calls: number
}

export interface Journal {
  /** See `JournalOptions`. */
  readonly id: string
  /** The number of the call in its world. */
  record(worldId: string, call: RecordedCall): number
  /** Gives a rewind a number among the calls, and marks those that it undid. */
  rewind(worldId: string, rewind: Rewind): number
  /** The id of a call, which no other call of any process has. */
  nameOf(worldId: string, seq: number): string
  /** Starts the journal of a new world: its calls are counted from 1. */
  begin(worldId: string): void
  /** Starts the journal of a world that another process was the home of until now. */
  take(worldId: string, taken: TakenWorld): void
  /** Undefined if no other process was the home of the world. */
  takenOf(worldId: string): TakenWorld | undefined
  /** Real time since which calls of the world are known; undefined if all are. */
  sinceOf(worldId: string): number | undefined
  /** Keeps what happened to the world beside its calls. */
  note(worldId: string, event: WorldEvent): void
  entriesOf(worldId: string): readonly NumberedCall[]
  /** At most so many calls after `seq`, without reading those before. */
  after(worldId: string, seq: number, atMost: number): readonly NumberedCall[]
  /** The number of the first call that this process may have answered. */
  firstOf(worldId: string): number
  /** The number of the oldest call that is held; one more than the latest where none is. */
  oldestOf(worldId: string): number
  eventsOf(worldId: string): readonly NotedEvent[]
  /** How the calls of the world have been answered, or those of all worlds since the start. */
  answeredIn(worldId: string): readonly Answered[]
  answered(): readonly Answered[]
  /** Follows until the returned function is called, or the world's journal is dropped. */
  follow(worldId: string, follower: Follower): () => void
  /** The number of the latest call; 0 where there was none. */
  latestOf(worldId: string): number
  find(worldId: string, seq: number): NumberedCall | undefined
  /** The version of the world on which a held call began. */
  versionAt(worldId: string, seq: number): number | undefined
  drop(worldId: string): void
  answer(call: RecordedCall, sent: SentAnswer): void
  bytes(): number
  /** Real time of the latest call or event of the world; undefined where this process knows of none. */
  movedAt(worldId: string): number | undefined
  /** Since the start, whatever has been dropped. */
  counts(): CallCount[]
  /** How long answers took, since the start. */
  latencies(): readonly Latency[]
}

const forgetOldest = (journal: WorldJournal, maxBytes: number, release: (answer: SentAnswer) => void) => {
  while (journal.bytes > maxBytes && journal.first < journal.calls.length - 1) {
    const { bytes = 0, answer } = journal.calls[journal.first] ?? {}
    journal.bytes -= bytes
    if (answer) release(answer)
    journal.first += 1
  }
  if (journal.first * 8 <= journal.calls.length) return
  journal.calls = journal.calls.slice(journal.first)
  journal.first = 0
  const oldest = oldestIn(journal)
  journal.rewinds = journal.rewinds.filter(({ by }) => by >= oldest)
}

/** The number of the oldest call that is held; one more than the latest where none is. */
const oldestIn = ({ next, calls, first }: WorldJournal): number => next - (calls.length - first)

const asUndone = (rewind: NumberedRewind | undefined) => rewind && { undoneBy: rewind.by }

const undoneCall = ({ rewinds }: WorldJournal, seq: number, { version }: RecordedCall) =>
  asUndone(rewinds.find((rewind) => seq >= rewind.from && version <= rewind.version))

const callAt = (journal: WorldJournal, seq: number): RecordedCall | undefined => {
  const at = seq - oldestIn(journal)
  return at < 0 ? undefined : journal.calls[journal.first + at]
}

/** The held calls whose numbers are from `seq` on, at most so many. */
const numberedFrom = (journal: WorldJournal, seq: number, atMost = Infinity): readonly NumberedCall[] => {
  const { calls, first } = journal
  const shift = oldestIn(journal) - first
  const found: NumberedCall[] = []
  for (let at = Math.max(seq - shift, first); at < calls.length && found.length < atMost; at += 1) {
    const call = calls[at]
    if (call) found.push({ seq: at + shift, call, ...undoneCall(journal, at + shift, call) })
  }
  return found
}

const undoneEvent = (rewinds: readonly NumberedRewind[], { after }: NotedEvent) =>
  asUndone(rewinds.find(({ from, by }) => after >= from && after < by))

type Counts = Map<OperationKey, Map<number, number>>

const count = (counts: Counts, { operation, status }: RecordedCall) => {
  let ofOperation = counts.get(operation)
  if (!ofOperation) counts.set(operation, (ofOperation = new Map()))
  ofOperation.set(status, (ofOperation.get(status) ?? 0) + 1)
}

/** Events are few beside calls. */
const eventShare = 8

const wake = ({ followers }: WorldJournal, event?: WorldEvent) => {
  if (followers) for (const follower of followers) follower.wake(event)
}

export interface JournalOptions {
  /** Names this journal; each start of each process writes its own. */
  readonly id?: string
  /** Names this process where several write journals of the same worlds. */
  readonly replica?: string
  /** The first number in a world that an earlier process made: above any number that it gave. */
  readonly resumeAt?: number
  /** What the answers of all worlds may take together. */
  readonly answerBytes?: number
  /** Real time in milliseconds since 1970. */
  readonly clock?: () => number | undefined
}

const noClock = (): undefined => undefined

const defaultAnswerBytes = 32_000_000

/** One ring a world, bounded in bytes: the oldest entries go first. */
export const createJournal = (
  maxBytes = 4_000_000,
  { id = '', replica, resumeAt = 1, answerBytes = defaultAnswerBytes, clock = noClock }: JournalOptions = {},
): Journal => {
  const journals = new Map<string, WorldJournal>()
  const begun = new Set<string>()
  const taken = new Map<string, TakenWorld>()
  const startedAt = clock()
  const kept = createKeptAnswers(answerBytes)
  const latencies = createLatencies()
  const counts: Counts = new Map()
  const answered = createCoverage()
  const firstOf = (worldId: string) => (begun.has(worldId) ? 1 : (taken.get(worldId)?.first ?? resumeAt))
  const journalOf = (worldId: string) => {
    const found = journals.get(worldId)
    if (found) return found
    const made: WorldJournal = {
      next: firstOf(worldId),
      bytes: 0,
      calls: [],
      first: 0,
      rewinds: [],
      events: createWorldEvents(maxBytes / eventShare),
      answered: createCoverage(answered),
      followers: undefined,
      movedAt: undefined,
    }
    journals.set(worldId, made)
    return made
  }
  const rewind = (worldId: string, given: Rewind): number => {
    const journal = journalOf(worldId)
    const by = journal.next++
    journal.calls.push(undefined)
    journal.rewinds.push({ ...given, by })
    return by
  }
  const eventsIn = ({ events, rewinds }: WorldJournal): readonly NotedEvent[] =>
    rewinds.length === 0 ? events.list() : events.list().map((noted) => ({ ...noted, ...undoneEvent(rewinds, noted) }))
  const drop = (worldId: string) => {
    const { followers, calls = [] } = journals.get(worldId) ?? {}
    for (const call of calls) if (call?.answer) kept.release(call.answer)
    journals.delete(worldId)
    begun.delete(worldId)
    taken.delete(worldId)
    for (const follower of followers ?? []) follower.end()
  }
  const suffix = replica === undefined ? '' : `.${replica}`
  return {
    id,
    rewind,
    firstOf,
    nameOf: (worldId, seq) => `${worldId}-${seq}${suffix}`,
    begin: (worldId) => {
      begun.add(worldId)
      journalOf(worldId).movedAt = clock()
    },
    take: (worldId, given) => {
      drop(worldId)
      taken.set(worldId, given)
    },
    takenOf: (worldId) => taken.get(worldId),
    sinceOf: (worldId) => (begun.has(worldId) ? undefined : (taken.get(worldId)?.since ?? startedAt)),
    note: (worldId, event) => {
      const journal = journalOf(worldId)
      journal.events.note(journal.next - 1, event)
      journal.movedAt = clock()
      wake(journal, event)
    },
    after: (worldId, seq, atMost) => {
      const journal = journals.get(worldId)
      return journal ? numberedFrom(journal, seq + 1, atMost) : []
    },
    oldestOf: (worldId) => {
      const journal = journals.get(worldId)
      return journal ? oldestIn(journal) : firstOf(worldId)
    },
    eventsOf: (worldId) => {
      const journal = journals.get(worldId)
      return journal ? eventsIn(journal) : []
    },
    answeredIn: (worldId) => journals.get(worldId)?.answered.list() ?? [],
    answered: () => answered.list(),
    follow: (worldId, follower) => {
      const journal = journalOf(worldId)
      const followers = (journal.followers ??= new Set())
      followers.add(follower)
      return () => {
        followers.delete(follower)
        if (followers.size === 0) journal.followers = undefined
      }
    },
    record: (worldId, call) => {
      const journal = journalOf(worldId)
      const seq = journal.next++
      journal.movedAt = clock()
      journal.calls.push(call)
      journal.bytes += call.bytes
      forgetOldest(journal, maxBytes, kept.release)
      count(counts, call)
      journal.answered.count(call)
      wake(journal)
      return seq
    },
    entriesOf: (worldId) => {
      const journal = journals.get(worldId)
      return journal ? numberedFrom(journal, 0) : []
    },
    latestOf: (worldId) => (journals.get(worldId)?.next ?? firstOf(worldId)) - 1,
    versionAt: (worldId, seq) => {
      const journal = journals.get(worldId)
      return journal && callAt(journal, seq)?.version
    },
    find: (worldId, seq) => {
      const journal = journals.get(worldId)
      const call = journal && callAt(journal, seq)
      return call && { seq, call, ...undoneCall(journal, seq, call) }
    },
    drop,
    answer: (call, sent) => {
      call.answer = sent
      latencies.observe(call.operation, sent.duration)
      kept.keep(call.operation, sent)
    },
    bytes: () =>
      [...journals.values()].reduce((total, { bytes, events }) => total + bytes + events.bytes(), kept.bytes()),
    movedAt: (worldId) => journals.get(worldId)?.movedAt,
    latencies: () => latencies.list(),
    counts: () =>
      [...counts].flatMap(([operation, statuses]) =>
        [...statuses].map(([status, calls]) => ({ operation, status, calls })),
      ),
  }
}

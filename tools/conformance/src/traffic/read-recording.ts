import { JournalEntrySchema, WorldEventSchema } from '@soe/contracts'
import { inOrderOfInstants } from '@soe/forwarder'
import { readTextFile } from '../files/read-text-file'
import { checkDocument } from '../files/check-document'
import { HarSchema, readHarEntry, type HarEntry, type HarExchange } from './har'
import { seeEntry } from './see-entry'
import type { SeenCall } from './seen-call'
import { watchTraffic, type Watch, type WatchedCall } from './watch-traffic'

/** The file holds no traffic; the message says where it is wrong. */
export class RecordingError extends Error {}

export interface Recording {
  readonly calls: readonly SeenCall[]
  /** How many recorded requests belong to no operation of the contract. */
  readonly others: number
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const recordingOf = (seen: readonly (SeenCall | undefined)[]): Recording => {
  const calls = seen.filter((call) => call !== undefined)
  return { calls, others: seen.length - calls.length }
}

interface TimedCall extends HarExchange {
  readonly order: number
  readonly begins: number
  readonly ends: number
}

/** Milliseconds after which a call has surely ended whose time nobody measured. */
const longest = 15_000

const timed = (entries: readonly HarEntry[]): TimedCall[] =>
  inOrderOfInstants(entries, ({ startedDateTime }) => startedDateTime).map(({ entry, index, begins }) => ({
    ...readHarEntry(entry),
    order: index,
    begins,
    ends: begins + (entry.time < 0 ? longest : entry.time),
  }))

/** Whether a recorder left out everything that says whose call is whose. */
const hasNoCookies = (calls: readonly TimedCall[]) =>
  calls.every(({ exchange: { request, response }, session }) => {
    const { cookie, authorization } = request.headers
    return [cookie, authorization, session, response.setCookies[0]].every((mark) => mark === undefined)
  })

/** Whose call it is: as a simulator says, else as its cookies do; a browser that recorded none is one shopper. */
const begin = (watch: Watch, { exchange, session, isDisturbed }: TimedCall, isAlone: boolean): WatchedCall => {
  if (isDisturbed) watch.disturb()
  const name = session ?? (isAlone ? (exchange.request.headers['loginstatus'] ?? 'recorded') : undefined)
  return name === undefined ? watch.begin(exchange.request) : watch.begin(exchange.request, watch.sessions.named(name))
}

/** Calls as they began and ended, so that it is known which of them ran at the same time. */
const seeHar = (entries: readonly HarEntry[]): (SeenCall | undefined)[] => {
  const calls = timed(entries)
  const watch = watchTraffic()
  const isAlone = hasNoCookies(calls)
  const running = new Map<TimedCall, WatchedCall>()
  const seen: { readonly order: number; readonly call: SeenCall | undefined }[] = []
  const events = calls.flatMap((call) => [
    { at: call.begins, isEnd: false, call },
    { at: call.ends, isEnd: true, call },
  ])
  for (const { isEnd, call } of events.sort(
    (left, right) => left.at - right.at || Number(left.isEnd) - Number(right.isEnd),
  )) {
    if (!isEnd) running.set(call, begin(watch, call, isAlone))
    else {
      const begun = running.get(call)
      seen.push({ order: call.order, call: begun && watch.end(begun, call.exchange, call.gap) })
    }
  }
  return seen.sort((left, right) => left.order - right.order).map(({ call }) => call)
}

const entriesOf = (file: string, value: unknown): readonly HarEntry[] => {
  try {
    return checkDocument(HarSchema, value).log.entries
  } catch (error) {
    throw new RecordingError(`${file} is not a HAR file: ${(error as Error).message}`)
  }
}

const isEvent = (value: unknown) => WorldEventSchema.safeParse(value).success

const readLine = (watch: Watch, file: string, line: string, number: number): (SeenCall | undefined)[] => {
  const value = parse(line)
  const entry = JournalEntrySchema.safeParse(value)
  if (entry.success) return [seeEntry(entry.data, watch)]
  if (isEvent(value)) {
    watch.disturb()
    return []
  }
  throw new RecordingError(`${file} is neither a HAR file nor a journal: line ${number} is not a call`)
}

const readJournal = (file: string, text: string): Recording => {
  const watch = watchTraffic()
  const lines = text.split('\n')
  return recordingOf(lines.flatMap((line, index) => (line.trim() === '' ? [] : readLine(watch, file, line, index + 1))))
}

const readText = (file: string): string => {
  try {
    return readTextFile(file)
  } catch (error) {
    throw new RecordingError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

const isHar = (value: unknown) => value !== null && typeof value === 'object' && 'log' in value

/** Reads a HAR file, or the journal of a simulator with a call on each line; the content says which. */
export const readRecording = (file: string): Recording => {
  const text = readText(file)
  const value = parse(text)
  return isHar(value) ? recordingOf(seeHar(entriesOf(file, value))) : readJournal(file, text)
}

import { readFileSync } from 'node:fs'
import { JournalEntrySchema, WorldEventSchema } from '@soe/contracts'
import { checkDocument } from '../files/check-document'
import { HarSchema, readHarEntry, type HarEntry } from './har'
import { seeEntry } from './see-entry'
import { seeExchange, type SeenCall } from './seen-call'

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

const seeHarEntry = (entry: HarEntry): SeenCall | undefined => {
  const { exchange, gap } = readHarEntry(entry)
  const seen = seeExchange(exchange)
  return seen && gap !== undefined ? { ...seen, violations: [], notJudged: gap } : seen
}

const entriesOf = (file: string, value: unknown): readonly HarEntry[] => {
  try {
    return checkDocument(HarSchema, value).log.entries
  } catch (error) {
    throw new RecordingError(`${file} is no HAR file: ${(error as Error).message}`)
  }
}

const isEvent = (value: unknown) => WorldEventSchema.safeParse(value).success

const readLine = (file: string, line: string, number: number): (SeenCall | undefined)[] => {
  const value = parse(line)
  const entry = JournalEntrySchema.safeParse(value)
  if (entry.success) return [seeEntry(entry.data)]
  if (isEvent(value)) return []
  throw new RecordingError(`${file} is neither a HAR file nor a journal: line ${number} is no call`)
}

const readJournal = (file: string, text: string): Recording =>
  recordingOf(text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : readLine(file, line, index + 1))))

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new RecordingError(`${file} can not be read: ${(error as Error).message}`)
  }
}

const isHar = (value: unknown) => value !== null && typeof value === 'object' && 'log' in value

/** Reads a HAR file, or the journal of a simulator with a call on each line; the content says which. */
export const readRecording = (file: string): Recording => {
  const text = readText(file)
  const value = parse(text)
  return isHar(value) ? recordingOf(entriesOf(file, value).map(seeHarEntry)) : readJournal(file, text)
}

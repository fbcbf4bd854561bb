import type { OpenApiDocument } from '@soe/contracts/openapi'
import { readTextFile } from '../files/read-text-file'
import { OptionError } from '../options'
import { answerFields, fieldAt } from './answer-fields'
import everyRead from './used-fields.json'

/** Pages that read a field, each with the places of the tests in which it did. */
type PagesOfField = Readonly<Record<string, readonly number[]>>

/** Which fields of which answers pages really read, and in which tests. */
export interface UsedFields {
  readonly tests: readonly string[]
  readonly operations: Readonly<Record<string, Readonly<Record<string, PagesOfField>>>>
}

/** What a test has recorded: operation, field and page. */
export interface RecordedTest {
  readonly test: string
  readonly reads: readonly Read[]
  /** Those while the server drew the test's pages. */
  readonly drawn?: readonly Read[]
}

type Read = readonly [operation: string, field: string, page: string]

/** Stands among the tests for what is read while a page is drawn, whoever asks for it. */
export const whileDrawn = 'drawn on the server'

export const recordedFields: UsedFields = everyRead

const isUsedFields = (value: unknown): value is UsedFields =>
  value instanceof Object && 'tests' in value && Array.isArray(value.tests) && 'operations' in value

export const readUsedFields = (file: string | undefined): UsedFields => {
  if (file === undefined) return recordedFields
  try {
    const read: unknown = JSON.parse(readTextFile(file))
    if (isUsedFields(read)) return read
  } catch (error) {
    throw new OptionError(`--used ${file} cannot be read: ${(error as Error).message}`)
  }
  throw new OptionError(`--used ${file} must hold "tests" and "operations", as npm run record:fields writes them`)
}

/** A field with the pages and the tests that read it. */
export interface UsedField {
  readonly field: string
  readonly pages: readonly string[]
  readonly tests: readonly string[]
}

const usedField = ({ tests }: UsedFields, field: string, pages: PagesOfField): UsedField => ({
  field,
  pages: Object.keys(pages).sort(),
  tests: [...new Set(Object.values(pages).flat())].sort((left, right) => left - right).map((at) => tests[at] ?? ''),
})

export const fieldsOf = (used: UsedFields, operation: string): readonly UsedField[] =>
  Object.entries(used.operations[operation] ?? {}).map(([field, pages]) => usedField(used, field, pages))

/** The pages that read the field, or anything of the operation's answer where the whole of it is meant. */
export const pagesThatRead = (used: UsedFields, operation: string, field: string): readonly string[] =>
  field === '' ? fieldsOf(used, operation).flatMap(({ pages }) => pages) : usersOf(used, operation, field).pages

/** Who reads the field of an operation; nobody reads what was never recorded. */
export const usersOf = (used: UsedFields, operation: string, field: string): UsedField =>
  usedField(used, field, used.operations[operation]?.[field.replace(/(\[\])+$/, '')] ?? {})

const sorted = <Value>(entries: Iterable<readonly [string, Value]>) =>
  Object.fromEntries([...entries].sort(([left], [right]) => left.localeCompare(right, 'en')))

/** Takes together what tests have recorded; what the contract has no field for is left out. */
export const mergeRecords = (document: OpenApiDocument, recorded: readonly RecordedTest[]): UsedFields => {
  const records = recorded.flatMap(({ drawn = [], ...record }) => [
    record,
    ...(drawn.length > 0 ? [{ test: whileDrawn, reads: drawn }] : []),
  ])
  const fields = answerFields(document)
  const tests = [...new Set(records.map(({ test }) => test))].sort()
  const operations = new Map<string, Map<string, Map<string, Set<number>>>>()
  for (const { test, reads } of records) {
    for (const [operation, read, page] of reads) {
      const field = fieldAt(fields.get(operation) ?? new Map(), read)?.replace(/(\[\])+$/, '')
      if (field === undefined || field === '') continue
      const byField = within(operations, operation, () => new Map<string, Map<string, Set<number>>>())
      const byPage = within(byField, field, () => new Map<string, Set<number>>())
      within(byPage, page, () => new Set<number>()).add(tests.indexOf(test))
    }
  }
  const inOrder = (places: Set<number>) => [...places].sort((left, right) => left - right)
  const pagesOf = (pages: Map<string, Set<number>>) =>
    sorted([...pages].map(([page, places]) => [page, inOrder(places)] as const))
  const fieldsIn = (found: Map<string, Map<string, Set<number>>>) =>
    sorted([...found].map(([field, pages]) => [field, pagesOf(pages)] as const))
  return { tests, operations: sorted([...operations].map(([key, found]) => [key, fieldsIn(found)] as const)) }
}

const within = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

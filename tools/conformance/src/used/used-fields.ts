import { z } from 'zod'
import type { OpenApiDocument } from '@soe/contracts/openapi'
import { readTextFile } from '../files/read-text-file'
import { checkDocument } from '../files/check-document'
import { OptionError } from '../options'
import { answerFields, bare, fieldAt } from './answer-fields'
import everyRead from './used-fields.json'

/** Pages that read a field, each with the tests in which it did, as indexes into `tests`. */
const PagesOfFieldSchema = z.record(z.string(), z.array(z.int()))
type PagesOfField = z.infer<typeof PagesOfFieldSchema>

/** The fields of each operation that pages read. */
const UsedFieldsSchema = z.object({
  tests: z.array(z.string()),
  operations: z.record(z.string(), z.record(z.string(), PagesOfFieldSchema)),
})
export type UsedFields = z.infer<typeof UsedFieldsSchema>

/** What a test recorded. */
export interface RecordedTest {
  readonly test: string
  readonly reads: readonly Read[]
  /** Reads while the server drew the test's pages. */
  readonly drawn?: readonly Read[]
}

type Read = readonly [operation: string, field: string, page: string]

/** The entry of `tests` for reads while the server draws a page, in whichever test. */
export const whileDrawn = 'drawn on the server'

export const recordedFields: UsedFields = everyRead

export const readUsedFields = (file: string | undefined): UsedFields => {
  if (file === undefined) return recordedFields
  try {
    return checkDocument(UsedFieldsSchema, JSON.parse(readTextFile(file)))
  } catch (error) {
    throw new OptionError(`--used ${file} is no record of npm run record:fields: ${(error as Error).message}`)
  }
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

/** The pages that read the field, or any field of the operation's answer where `field` is empty. */
export const pagesThatRead = (used: UsedFields, operation: string, field: string): readonly string[] =>
  field === '' ? fieldsOf(used, operation).flatMap(({ pages }) => pages) : usersOf(used, operation, field).pages

/** The pages and tests that read a field; empty if no recording has it. */
export const usersOf = (used: UsedFields, operation: string, field: string): UsedField =>
  usedField(used, field, used.operations[operation]?.[bare(field)] ?? {})

const sorted = <Value, Made>(record: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(
    Object.entries(record)
      .sort(([left], [right]) => left.localeCompare(right, 'en'))
      .map(([name, value]) => [name, make(value)]),
  )

/** Merges what tests recorded, without fields that the contract does not declare. */
export const mergeRecords = (document: OpenApiDocument, recorded: readonly RecordedTest[]): UsedFields => {
  const records = recorded.flatMap(({ drawn = [], ...record }) => [
    record,
    ...(drawn.length > 0 ? [{ test: whileDrawn, reads: drawn }] : []),
  ])
  const declared = answerFields(document)
  const tests = [...new Set(records.map(({ test }) => test))].sort()
  const operations: Record<string, Record<string, Record<string, Set<number>>>> = {}
  for (const { test, reads } of records) {
    for (const [operation, read, page] of reads) {
      const field = bare(fieldAt(declared.get(operation) ?? new Map(), read) ?? '')
      if (field === '') continue
      const pages = ((operations[operation] ??= {})[field] ??= {})
      ;(pages[page] ??= new Set()).add(tests.indexOf(test))
    }
  }
  const inOrder = (indexes: ReadonlySet<number>) => [...indexes].sort((left, right) => left - right)
  return { tests, operations: sorted(operations, (fields) => sorted(fields, (pages) => sorted(pages, inOrder))) }
}

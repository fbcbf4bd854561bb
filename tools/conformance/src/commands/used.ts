import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createOpenApi, type OpenApiDocument } from '@soe/contracts/openapi'
import { readTextFile } from '../files/read-text-file'
import type { Io } from '../io'
import { OptionError, readFlags, readOperations, split } from '../options'
import { counted } from '../reports/report'
import { answerFields, changedFields } from '../used/answer-fields'
import { fieldsOf, readUsedFields, usersOf, type UsedField, type UsedFields } from '../used/used-fields'
import { pactOf } from '../used/write-pact'

const help = `Prints which fields of which answers the shop's pages read, as its browser tests have recorded it.

  soe-conform used [options]

  --only PATTERN     operations, such as cart or wishlist.*; may be repeated, or separated by commas
  --except PATTERN   operations to leave out
  --page NAMES       what these pages read, such as cart-page
  --tests            lists the tests in which a field was read too
  --changes OLD NEW  two OpenAPI documents of the contract: the fields that differ, with the pages and tests that read them
  --pact FILE        writes what is read as a pact of version 3; - prints it
  --used FILE        what another run has recorded; default: the record that comes with this version

Exit codes:
  0  printed; of --changes: no page reads what differs
  1  of --changes: a page reads what differs
  2  the command line is wrong`

const read = (argv: readonly string[]) =>
  readFlags(() =>
    parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        except: { type: 'string', multiple: true },
        page: { type: 'string', multiple: true },
        tests: { type: 'boolean' },
        changes: { type: 'string' },
        pact: { type: 'string' },
        used: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  )

type Given = ReturnType<typeof read>['values']

const pagesIn = ({ operations }: UsedFields): readonly string[] =>
  [...new Set(Object.values(operations).flatMap((fields) => Object.values(fields).flatMap(Object.keys)))].sort()

/** What is left where these pages alone are asked about. */
const onPages = (used: UsedFields, given: readonly string[] | undefined): UsedFields => {
  const [known, asked] = [pagesIn(used), split(given)]
  const unknown = asked.filter((page) => !known.includes(page))
  if (unknown.length > 0) throw new OptionError(`--page knows ${known.join(', ')}, not ${unknown.join(', ')}`)
  if (asked.length === 0) return used
  const operations = Object.entries(used.operations).map(([key, fields]) => {
    const read = Object.entries(fields).filter(([, pages]) => asked.some((page) => Object.hasOwn(pages, page)))
    return [key, Object.fromEntries(read)] as const
  })
  return { ...used, operations: Object.fromEntries(operations) }
}

const readDocument = (file: string): OpenApiDocument => {
  try {
    const document = JSON.parse(readTextFile(file)) as Partial<OpenApiDocument>
    if (document.paths && document.components) return document as OpenApiDocument
  } catch (error) {
    throw new OptionError(`${file} cannot be read: ${(error as Error).message}`)
  }
  throw new OptionError(`${file} must be an OpenAPI document of the contract, with paths and components`)
}

const linesOf = ({ field, pages, tests }: UsedField, showsTests: boolean): readonly string[] => [
  `  ${field}: ${pages.length > 0 ? pages.join(', ') : 'no page'}`,
  ...(showsTests ? tests.map((test) => `    ${test}`) : []),
]

const answerOf = (operation: string, { field, pages, tests }: UsedField) => ({ operation, field, pages, tests })

const printUsed = (used: UsedFields, given: Given, io: Io): void => {
  const declared = answerFields(createOpenApi())
  for (const key of readOperations(given)) {
    const fields = fieldsOf(used, key)
    if (fields.length === 0) continue
    const known = [...(declared.get(key)?.keys() ?? [])].filter((field) => !field.endsWith(']')).length
    io.out(`${key}: ${fields.length} of ${counted(known, 'field')}`)
    for (const field of fields) io.out(linesOf(field, given.tests ?? false))
  }
  io.answer({
    fields: readOperations(given).flatMap((key) => fieldsOf(used, key).map((found) => answerOf(key, found))),
  })
}

const printChanges = (used: UsedFields, [before, after]: readonly [string, string], io: Io): number => {
  const changed = changedFields(readDocument(before), readDocument(after)).map(
    ([key, field]) => [key, usersOf(used, key, field)] as const,
  )
  for (const [key, found] of changed) io.out([`${key}`, ...linesOf(found, true)])
  const [pages, tests] = [changed.flatMap(([, found]) => found.pages), changed.flatMap(([, found]) => found.tests)]
  const count = (names: readonly string[]) => new Set(names).size
  io.out(
    `${counted(changed.length, 'field')} changed, read by ${counted(count(pages), 'page')} in ${counted(count(tests), 'test')}`,
  )
  io.answer({ fields: changed.map(([key, found]) => answerOf(key, found)) })
  return pages.length > 0 ? 1 : 0
}

const writePact = (file: string, pact: ReturnType<typeof pactOf>, io: Io): void => {
  const text = JSON.stringify(pact, undefined, 2)
  if (file === '-') {
    io.out(text.split('\n'))
    return io.answer({ fields: [], pact })
  }
  writeFileSync(file, `${text}\n`)
  io.out(`wrote ${file}`)
  io.answer({ fields: [], file })
}

/** `soe-conform used`: the fields that the shop depends on. */
export const used = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = read(argv)
  if (values.help) {
    io.out(help.split('\n'))
    return 0
  }
  const fields = onPages(readUsedFields(values.used), values.page)
  const [after, ...more] = positionals
  if (values.changes === undefined ? after !== undefined : after === undefined || more.length > 0) {
    throw new OptionError('used takes files only as --changes OLD NEW, two OpenAPI documents')
  }
  if (values.changes !== undefined && after !== undefined) return printChanges(fields, [values.changes, after], io)
  if (values.pact === undefined) printUsed(fields, values, io)
  else writePact(values.pact, pactOf(fields, readOperations(values)), io)
  return 0
}

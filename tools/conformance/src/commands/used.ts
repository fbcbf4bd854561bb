import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { OperationKey } from '@soe/contracts'
import { createOpenApi, type OpenApiDocument } from '@soe/contracts/openapi'
import { readTextFile } from '../files/read-text-file'
import { exitCode } from '../exit-code'
import { printHelp } from '../help/help'
import type { Io } from '../io'
import { OptionError, readFlags, readOperations, split } from '../options'
import { counted } from '../reports/report'
import { answerFields, changedFields } from '../used/answer-fields'
import { fieldsOf, readUsedFields, usersOf, type UsedField, type UsedFields } from '../used/used-fields'
import { pactOf } from '../used/write-pact'

const help = `Prints which fields of answers the shop's pages read, as its browser tests recorded.

  soe-conform used [options]

  --only PATTERN     operations, such as cart or wishlist.*; may be repeated, or separated by commas
  --except PATTERN   operations to leave out
  --page NAMES       what these pages read, such as cart-page
  --tests            also lists the tests in which a field was read
  --changes OLD NEW  two OpenAPI documents of the contract: the fields that differ, with the pages and tests that read them
  --pact FILE        writes what is read as a pact of version 3; - prints it
  --used FILE        what another run has recorded; default: the record that comes with this version
  --json             prints one JSON value alone (soe-conform schema used)

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

/** The fields of each operation that is chosen and read. */
type Chosen = readonly (readonly [operation: OperationKey, fields: readonly UsedField[]])[]

const answerOf = (chosen: readonly (readonly [operation: string, fields: readonly UsedField[]])[]) =>
  chosen.flatMap(([operation, fields]) => fields.map((found) => ({ operation, ...found })))

const printUsed = (chosen: Chosen, showsTests: boolean, io: Io): void => {
  const declared = answerFields(createOpenApi())
  for (const [key, fields] of chosen) {
    const known = [...(declared.get(key)?.keys() ?? [])].filter((field) => !field.endsWith(']')).length
    io.out(`${key}: ${fields.length} of ${counted(known, 'field')}`)
    for (const field of fields) io.out(linesOf(field, showsTests))
  }
  io.answer({ fields: answerOf(chosen) })
}

const printChanges = (used: UsedFields, [before, after]: readonly [string, string], io: Io): number => {
  const changed = changedFields(readDocument(before), readDocument(after)).map(
    ([key, field]) => [key, usersOf(used, key, field)] as const,
  )
  for (const [key, found] of changed) io.out([key, ...linesOf(found, true)])
  const count = (names: readonly string[]) => new Set(names).size
  const [pages, tests] = [
    count(changed.flatMap(([, found]) => found.pages)),
    count(changed.flatMap(([, found]) => found.tests)),
  ]
  io.out(`${counted(changed.length, 'field')} changed, read by ${counted(pages, 'page')} in ${counted(tests, 'test')}`)
  io.answer({ fields: answerOf(changed.map(([key, found]) => [key, [found]])) })
  return pages > 0 ? exitCode.broken : exitCode.held
}

const writePact = (file: string, chosen: Chosen, io: Io): void => {
  const pact = pactOf(chosen)
  const text = JSON.stringify(pact, undefined, 2)
  io.answer({ fields: answerOf(chosen), ...(file === '-' ? { pact } : { file }) })
  if (file === '-') return io.out(text.split('\n'))
  writeFileSync(file, `${text}\n`)
  io.out(`wrote ${file}`)
}

/** `soe-conform used`: the fields that the shop depends on. */
export const used = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = read(argv)
  if (values.help) return printHelp(help, io)
  const fields = onPages(readUsedFields(values.used), values.page)
  const [after, ...more] = positionals
  if (values.changes === undefined ? after !== undefined : after === undefined || more.length > 0) {
    throw new OptionError('used takes files only as --changes OLD NEW, two OpenAPI documents')
  }
  if (values.changes !== undefined && after !== undefined) return printChanges(fields, [values.changes, after], io)
  const chosen = readOperations(values)
    .map((key) => [key, fieldsOf(fields, key)] as const)
    .filter(([, found]) => found.length > 0)
  if (values.pact === undefined) printUsed(chosen, values.tests ?? false, io)
  else writePact(values.pact, chosen, io)
  return exitCode.held
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOpenApi, type OpenApiDocument } from '@soe/contracts/openapi'
import { answers } from '../commands/schema'
import { runConform } from '../testing/run-conform'
import { temporaryFolder } from '../testing/temporary-folder'
import { answerFields, changedFields, fieldAt } from './answer-fields'
import { mergeRecords, recordedFields, usersOf } from './used-fields'

const document = createOpenApi()

const used = mergeRecords(document, [
  {
    test: 'cart.spec.ts › shows the lines',
    reads: [
      ['cart.listEligibleLines', 'lines', 'line-page'],
      ['cart.listEligibleLines', 'lines[].mtn', 'line-page'],
      ['cart.listEligibleLines', 'lines[].nickname.length', 'line-page'],
      ['content.getFeatureFlags', 'featureFlags.isChatOn', 'line-page'],
      ['no.operation', 'lines', 'line-page'],
    ],
  },
  {
    test: 'hub.spec.ts › greets',
    reads: [['cart.listEligibleLines', 'lines[].mtn', 'hub-page']],
    drawn: [['content.getFeatureFlags', 'featureFlags.isChatOn', 'front-page']],
  },
])

const folder = temporaryFolder()
const write = (name: string, content: unknown) => {
  const file = join(folder(), name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const run = (...flags: readonly string[]) => runConform(['used', '--used', write('used.json', used), ...flags])

/** The document as it is with a field of an answer's schema changed. */
const changed = (change: (properties: Record<string, object>) => void): OpenApiDocument => {
  const copy = structuredClone(document)
  for (const { properties } of Object.values(copy.components.schemas)) if (properties?.['mtn']) change(properties)
  return copy
}

describe('what pages have read', () => {
  it('is recorded by the fields that the contract declares, and no others', () => {
    expect(Object.keys(used.operations)).toEqual(['cart.listEligibleLines', 'content.getFeatureFlags'])
    expect(Object.keys(used.operations['cart.listEligibleLines'] ?? {})).toEqual(['lines', 'lines[].mtn'])
    expect(Object.keys(used.operations['content.getFeatureFlags'] ?? {})).toEqual(['featureFlags.*'])
  })

  it('names the pages and tests that read a field', () => {
    expect(usersOf(used, 'cart.listEligibleLines', 'lines[].mtn')).toEqual({
      field: 'lines[].mtn',
      pages: ['hub-page', 'line-page'],
      tests: ['cart.spec.ts › shows the lines', 'hub.spec.ts › greets'],
    })
    expect(usersOf(used, 'cart.listEligibleLines', 'lines[].mdn').pages).toEqual([])
  })

  it('names the drawing server beside the tests that read a field', () => {
    expect(usersOf(used, 'content.getFeatureFlags', 'featureFlags.*')).toMatchObject({
      pages: ['front-page', 'line-page'],
      tests: ['cart.spec.ts › shows the lines', 'drawn on the server'],
    })
  })

  it('holds in the packed record only fields that the contract declares', () => {
    const fields = answerFields(document)
    const strange = Object.entries(recordedFields.operations).flatMap(([key, read]) =>
      Object.keys(read).filter((field) => fieldAt(fields.get(key) ?? new Map(), field) !== field),
    )
    expect(strange).toEqual([])
    expect(Object.keys(recordedFields.operations).length).toBeGreaterThan(30)
  })
})

describe('soe-conform used', () => {
  it('prints fields by operation, with their pages, and tests where they are asked for', async () => {
    const { code, out } = await run('--only', 'cart', '--tests')
    expect(code).toBe(0)
    expect(out).toMatch(/^cart\.listEligibleLines: 2 of \d+ fields$/m)
    expect(out).toContain(
      '  lines[].mtn: hub-page, line-page\n    cart.spec.ts › shows the lines\n    hub.spec.ts › greets\n',
    )
  })

  it('prints what one page reads', async () => {
    const { out } = await run('--page', 'hub-page')
    expect(out).toContain('lines[].mtn: hub-page, line-page')
    expect(out).not.toContain('featureFlags')
  })

  it.each<[string, readonly string[], string]>([
    ['an unknown page', ['--page', 'basket'], '--page knows front-page, hub-page, line-page, not basket'],
    [
      'one document alone',
      ['--changes', 'old.json'],
      'used takes files only as --changes OLD NEW, two OpenAPI documents',
    ],
    ['a file without a flag', ['old.json'], 'used takes files only as --changes OLD NEW, two OpenAPI documents'],
    ['an unknown operation', ['--only', 'basket'], '--only: no operation matches basket'],
  ])('refuses %s', async (_, flags, message) => {
    const { code, err } = await run(...flags)
    expect([code, err.trim()]).toEqual([2, message])
  })

  it('refuses another file in place of a record or a document', async () => {
    const other = write('other.json', { openapi: '3.1.0' })
    const record = await runConform(['used', '--used', other])
    expect(record.err).toContain('is no record of npm run record:fields: tests: ')
    const { err } = await run('--changes', other, other)
    expect(err).toContain('must be an OpenAPI document of the contract, with paths and components')
  })

  it('lists the pages and tests that a removed field touches, and ends with 1', async () => {
    const [before, after] = [
      write('old.json', document),
      write(
        'new.json',
        changed((all) => delete all['mtn']),
      ),
    ]
    const { code, out } = await run('--changes', before, after)
    expect(code).toBe(1)
    expect(out).toContain(
      'cart.listEligibleLines\n  lines[].mtn: hub-page, line-page\n    cart.spec.ts › shows the lines\n',
    )
    expect(out).toMatch(/\d+ fields changed, read by 2 pages in 2 tests$/m)
  })

  it('ends with 0 where no page reads what differs', async () => {
    const before = write('old.json', document)
    const { code, out } = await run('--changes', before, before)
    expect([code, out.trim()]).toEqual([0, '0 fields changed, read by 0 pages in 0 tests'])
  })

  it('writes a pact of what one page reads', async () => {
    const { out } = await run('--page', 'hub-page', '--pact', '-')
    const { interactions } = JSON.parse(out) as { interactions: { response: { matchingRules: { body: object } } }[] }
    expect(interactions.map(({ response }) => Object.keys(response.matchingRules.body))).toEqual([['$.lines[*].mtn']])
  })

  it('answers with the fields of a pact beside it', async () => {
    const { out } = await run('--page', 'hub-page', '--pact', '-', '--json')
    const { fields, pact } = answers.used.parse(JSON.parse(out))
    expect(fields.map(({ operation, field }) => [operation, field])).toEqual([
      ['cart.listEligibleLines', 'lines[].mtn'],
    ])
    expect(pact).toMatchObject({ interactions: [{}] })
  })

  it('writes a pact of the fields that are read, by type', async () => {
    const file = join(folder(), 'pact.json')
    await run('--pact', file, '--only', 'cart.listEligibleLines')
    const pact = JSON.parse(readFileSync(file, 'utf8')) as {
      interactions: { request: object; response: { body: { lines: object[] }; matchingRules: { body: object } } }[]
    }
    expect(pact).toMatchObject({ consumer: {}, provider: {}, metadata: { pactSpecification: { version: '3.0.0' } } })
    const [{ request, response } = { request: {}, response: { body: { lines: [] }, matchingRules: { body: {} } } }] =
      pact.interactions
    expect(request).toMatchObject({ method: 'POST', path: expect.stringContaining('/soe/') as string })
    expect(Object.keys(response.body)).toEqual(['lines'])
    for (const line of response.body.lines) expect(Object.keys(line)).toEqual(['mtn'])
    expect(Object.keys(response.matchingRules.body)).toEqual(['$.lines', '$.lines[*].mtn'])
  })
})

it.each<[string, (properties: Record<string, object>) => void]>([
  ['is removed', (all) => delete all['mtn']],
  ['has another type', (all) => (all['mtn'] = { type: 'number' })],
  ['takes other values', (all) => (all['mtn'] = { type: 'string', enum: ['1'] })],
])('a field of an answer that %s is a change of each operation that answers it', (_, change) => {
  const found = changedFields(document, changed(change)).map(([key, field]) => `${key} ${field}`)
  expect(found).toContain('cart.listEligibleLines lines[].mtn')
  expect(found.filter((place) => !/mtn/i.test(place))).toEqual([])
})

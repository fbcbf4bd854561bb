import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createChatOpenApi, createControlOpenApi, createOpenApi } from '@soe/contracts/openapi'
import { installTools, runIn, work, type Ran } from './testing/separate-tools'
import { startSimulator, type Started } from './testing/start-simulator'

jest.setTimeout(1_800_000)

const documents = { shop: createOpenApi(), control: createControlOpenApi(), chat: createChatOpenApi() }
type DocumentName = keyof typeof documents

const inputOf = (name: DocumentName) => join(work, `${name}.json`)

const binary = (name: string) => join(work, 'node_modules/.bin', name)

interface Generator {
  readonly name: string
  /** What is written, below the folder of the generator. */
  readonly entry: string
  readonly args: (input: string, folder: string) => readonly [program: string, ...args: string[]]
}

const generators: readonly Generator[] = [
  { name: 'orval', entry: 'client.ts', args: () => ['orval', '--config', 'orval.config.cjs'] },
  { name: 'hey-api', entry: 'index.ts', args: (input, folder) => ['openapi-ts', '-i', input, '-o', folder] },
  { name: 'kubb', entry: 'index.ts', args: () => ['kubb', 'generate', '--config', 'kubb.config.mjs'] },
  {
    name: 'swagger-typescript-api',
    entry: 'client.ts',
    args: (input, folder) => ['swagger-typescript-api', 'generate', '-p', input, '-o', folder, '-n', 'client.ts'],
  },
  {
    name: 'openapi-zod-client',
    entry: 'client.ts',
    args: (input, folder) => ['openapi-zod-client', input, '-o', join(folder, 'client.ts')],
  },
  {
    name: 'openapi-fetch',
    entry: 'client.ts',
    args: (input, folder) => ['openapi-typescript', input, '-o', join(folder, 'client.ts')],
  },
]

/** The folder that the clients import from holds the shop's; the others stand beside it. */
const folderOf = (generator: Generator, document: DocumentName) =>
  join(work, document === 'shop' ? 'generated' : `generated-${document}`, generator.name)

const generate = (generator: Generator, document: DocumentName): Promise<Ran> => {
  const folder = folderOf(generator, document)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [program, ...args] = generator.args(inputOf(document), folder)
  const target = generator.name === 'orval' ? join(folder, generator.entry) : folder
  return runIn(binary(program), args, { INPUT: inputOf(document), OUTPUT: target })
}

const strictly = ['--strict', '--noEmit', '--skipLibCheck', '--allowImportingTsExtensions', '--types', 'node']
const modern = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']

const compile = (file: string) =>
  runIn(binary('tsc'), [...strictly, ...modern, '--lib', 'es2023,dom,dom.iterable', file])

let simulator: Started
beforeAll(async () => {
  await installTools()
  for (const [name, document] of Object.entries(documents)) {
    writeFileSync(inputOf(name as DocumentName), JSON.stringify(document))
  }
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

interface Answer {
  readonly serviceHeader?: { readonly statusCode: string }
  readonly serviceBody?: {
    readonly serviceResponse: { readonly context: { readonly cartInfo: { itemCount: number } } }
  }
  readonly cart?: { readonly lines: readonly unknown[] }
}

describe.each(generators)('the client that $name generates', (generator) => {
  it('compiles strictly with what uses it, has a guest and a prepaid customer shop', async () => {
    expect(await generate(generator, 'shop')).toMatchObject({ code: 0 })
    expect(await compile(join('clients', `${generator.name}.ts`))).toEqual({ code: 0, output: '' })
    const tsx = join(dirname(require.resolve('tsx/package.json')), 'dist/cli.mjs')
    const client = join('clients', `${generator.name}.ts`)
    const { code, output } = await runIn(process.execPath, [tsx, client], { SIM_URL: simulator.baseUrl })
    expect([code, output]).toEqual([0, expect.any(String)])
    const answers = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer)
    expect(answers.map(({ serviceHeader }) => serviceHeader?.statusCode)).toEqual(Array.from({ length: 6 }, () => '00'))
  })

  it.each(['control', 'chat'] as const)('compiles strictly of the document of %s', async (document) => {
    expect(await generate(generator, document)).toMatchObject({ code: 0 })
    const entry = join(folderOf(generator, document), generator.entry)
    expect(await compile(entry)).toEqual({ code: 0, output: '' })
  })
})

/** What a mocked browser would do: it repeats the cookie of the token, and follows no redirect to a page of the shop. */
const repeatToken = `const token = pm.collectionVariables.get('token')
for (const key of ['X-XSRF-TOKEN', 'p-csrf-token']) {
  if (token && pm.request.headers.has(key)) pm.request.headers.upsert({ key, value: token })
}
pm.request.headers.upsert({ key: 'x-sim-world', value: pm.collectionVariables.get('world') })`

const expectAnswer = `const token = pm.cookies.get('XSRF-TOKEN')
if (token) pm.collectionVariables.set('token', token)
pm.test('is answered', () => pm.expect(pm.response.code).to.be.below(400))`

const convert = `const { convertV2 } = require('openapi-to-postmanv2')
const { readFileSync } = require('node:fs')
const settings = { requestParametersResolution: 'Example', parametersResolution: 'Example', folderStrategy: 'Tags' }
convertV2({ type: 'string', data: readFileSync(process.argv[1], 'utf8') }, settings, (error, { result, reason, output }) => {
  if (error || !result) throw error ?? new Error(reason)
  console.log(JSON.stringify(output[0].data))
})`

interface Execution {
  readonly item: { readonly name: string }
  readonly response?: { readonly code: number }
}

/** Only members have a wishlist to change. */
const refused = ['Remove items from the wishlist']

describe('the collection that Postman makes of the document', () => {
  it.each(['prospect', 'prepay'] as const)('runs green in order, for %s', async (audience) => {
    const file = join(work, `${audience}.json`)
    writeFileSync(file, JSON.stringify(createOpenApi({ audience, server: simulator.baseUrl })))
    const { code, output } = await runIn(process.execPath, ['-e', convert, file])
    expect([code, output.slice(0, 300)]).toEqual([0, expect.stringContaining('{')])
    const made = await fetch(`${simulator.baseUrl}/__sim/v1/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona: audience }),
    })
    const { id } = (await made.json()) as { id: string }
    const collection = JSON.parse(output) as { variable?: object[] }
    const scripted = {
      ...collection,
      variable: [...(collection.variable ?? []), { key: 'world', value: id }],
      event: [
        { listen: 'prerequest', script: { exec: repeatToken.split('\n') } },
        { listen: 'test', script: { exec: expectAnswer.split('\n') } },
      ],
    }
    writeFileSync(join(work, 'collection.json'), JSON.stringify(scripted))
    const report = join(work, 'newman.json')
    const reporters = ['--reporters', 'json', '--reporter-json-export', report]
    await runIn(binary('newman'), ['run', 'collection.json', '--ignore-redirects', ...reporters])
    const { run } = JSON.parse(readFileSync(report, 'utf8')) as { run: { executions: Execution[] } }
    expect(run.executions.length).toBeGreaterThan(40)
    const red = run.executions.filter(({ response }) => response === undefined || response.code >= 400)
    expect(red.map(({ item }) => item.name).filter((name) => !refused.includes(name))).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { curlClient } from './clients/curl-client'
import { fetchClient } from './clients/fetch-client'
import { programClient } from './clients/program-client'
import { socketClient } from './clients/socket-client'
import type { Client } from './fault-table/outcome'
import { everyRow, someRows } from './fault-table/rows'
import { playTable } from './fault-table/run-table'
import { startSimulator, type Started } from './testing/start-simulator'

let simulator: Started
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const isInstalled = (program: string, asked: string) => {
  try {
    return execFileSync(program, [asked], { stdio: 'pipe' }).length >= 0
  } catch {
    return false
  }
}

const isSoak = process.env['SOAK'] === '1'

const rows = isSoak ? everyRow() : someRows()

/** Only where a connection ends without an answer does it matter to a client whether it was used before. */
const rowsFor = (isReused: boolean) => (isReused ? rows : rows.filter(({ expected }) => expected?.kind === 'failed'))

const inFolder = (file: string) => join(import.meta.dirname, 'clients', file)

interface Column {
  readonly name: string
  readonly client: Client
  /** A program that not every machine has, and what it is asked to see whether this one does. */
  readonly needs?: readonly [program: string, asked: string]
  /** Not so a client that takes a body for whole whose last chunk never comes. */
  readonly seesCuts?: boolean
}

const columns: readonly Column[] = [
  { name: 'a bare socket', client: socketClient },
  { name: "Node's fetch", client: fetchClient },
  { name: 'curl', client: curlClient, needs: ['curl', '--version'] },
  {
    name: "Python's http.client",
    client: programClient('python3', [inFolder('wire_client.py')]),
    needs: ['python3', '--version'],
  },
  ...['HttpURLConnection', 'HttpClient'].map((kind): Column => ({
    name: `Java's ${kind}`,
    client: programClient('java', [inFolder('WireClient.java'), kind]),
    needs: ['java', '-version'],
    seesCuts: kind === 'HttpClient',
  })),
  { name: "Go's net/http", client: programClient('go', ['run', inFolder('wire_client.go')]), needs: ['go', 'version'] },
]

const clients = columns.filter(({ name, needs }) => {
  const isPlayed = !needs || isInstalled(...needs)
  if (!isPlayed) process.stderr.write(`${needs[0]} is not installed: the column of ${name} is not played.\n`)
  return isPlayed
})

const freshUrl = (index: number) => `http://127.1.${index >> 8}.${index & 255}:${simulator.port}`

describe.each(clients)('every reply under every fault, to $name', ({ client, seesCuts = true }) => {
  it.each([
    ['used before', true],
    ['fresh', false],
  ])('goes out as it was scripted, on a connection that is %s', async (_state, isReused) => {
    const { baseUrl } = simulator
    const played = rowsFor(isReused).filter(({ expected }) => seesCuts || expected?.kind !== 'broken')
    expect(await playTable(client, played, { baseUrl, isReused, freshUrl })).toEqual([])
  })
})

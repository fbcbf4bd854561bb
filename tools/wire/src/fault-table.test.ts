import { join } from 'node:path'
import { chromiumClient } from './testing/clients/chromium-client'
import { curlClient } from './testing/clients/curl-client'
import { fetchClient } from './testing/clients/fetch-client'
import { programClient } from './testing/clients/program-client'
import { socketClient } from './testing/clients/socket-client'
import type { Client } from './testing/fault-table/outcome'
import { everyRow, someRows, spoiledRows } from './testing/fault-table/rows'
import { playTable, type Play } from './testing/fault-table/run-table'
import { isInstalled } from './languages/build-clients'
import { startSimulator, type Started } from './testing/start-simulator'

let simulator: Started
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const isSoak = process.env['SOAK'] === '1'

const inFolder = (file: string) => join(import.meta.dirname, 'testing/clients', file)

interface Column {
  readonly name: string
  readonly client: Client
  /** What it plays outside the soak; else what clients may take differently. */
  readonly rows?: typeof someRows
  /** A program that not every machine has, and what it is asked to see whether this one does. */
  readonly needs?: readonly [program: string, asked: string]
  /** Not so a client that takes a body for whole whose last chunk never comes. */
  readonly seesCuts?: boolean
}

/** Only where a connection ends without an answer does it matter to a client whether it was used before. */
const playsOf = ({ rows = spoiledRows, seesCuts = true }: Column): readonly Play[] => {
  const played = (isSoak ? everyRow : rows)().filter(({ expected }) => seesCuts || expected?.kind !== 'broken')
  const fresh = played.filter(({ expected }) => expected?.kind === 'failed')
  return [...played.map((row) => ({ row, isReused: true })), ...fresh.map((row) => ({ row, isReused: false }))]
}

const columns: readonly Column[] = [
  { name: 'a bare socket', client: socketClient, rows: someRows },
  { name: "Node's fetch", client: fetchClient, rows: someRows },
  { name: 'curl', client: curlClient, needs: ['curl', '--version'] },
  {
    name: "Python's http.client",
    client: programClient('python3', [inFolder('wire_client.py')]),
    needs: ['python3', '--version'],
  },
  ...['HttpURLConnection', 'HttpClient'].map((kind): Column => ({
    name: `Java's ${kind}`,
    client: programClient('java', ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', inFolder('WireClient.java'), kind]),
    needs: ['java', '-version'],
    seesCuts: kind === 'HttpClient',
  })),
  { name: "Go's net/http", client: programClient('go', ['run', inFolder('wire_client.go')]), needs: ['go', 'version'] },
]

/** A browser takes seconds to start; what it makes of a reset is also a test of the shop's pages. */
const browsers: readonly Column[] = isSoak ? [{ name: "Chromium's fetch", client: chromiumClient }] : []

const clients = [...columns, ...browsers].filter(({ name, needs }) => {
  const isPlayed = !needs || isInstalled(...needs)
  if (!isPlayed) process.stderr.write(`${needs[0]} is not installed: the column of ${name} is not played.\n`)
  return isPlayed
})

const freshUrl = (index: number) => `http://127.1.${index >> 8}.${index & 255}:${simulator.port}`

it.each(clients)('every reply goes out as it was scripted under every fault, to $name', async (column) => {
  const { baseUrl } = simulator
  expect(await playTable(column.client, playsOf(column), { baseUrl, freshUrl })).toEqual([])
})

import { parseArgs } from 'node:util'
import { durationInMs, isDuration, type Carrier } from '@soe/contracts'
import { durabilities, type Durability } from '@soe/world'
import { isReadable } from './http/readable-path'
import { logForms, type LogForm } from './log/server-log'
import type { StoreChoice } from './open-store'
import type { SalvageChoice } from './salvage'
import type { TraceTarget } from './traces/send-spans'
import { defaultLimits, type WorldLimits } from './world-limits'

export interface Options {
  port: number
  host: string
  /** Where clients and other replicas reach this simulator. */
  address: string | undefined
  staticDir: string | undefined
  consoleDir: string | undefined
  scenariosDir: string | undefined
  token: string | undefined
  allowedOrigins: readonly string[]
  /** The real backend that answers calls; the simulator's own carrier does where undefined. */
  carrier: Exclude<Carrier, string> | undefined
  /** Hosts beside this machine whose backends may be called. */
  ownHosts: readonly string[]
  store: StoreChoice
  limits: WorldLimits
  /** Milliseconds that running calls have at SIGTERM. */
  drain: number
  log: LogForm
  /** The collector of spans; without it none are made. */
  traces: TraceTarget | undefined
  /** What is whole of a damaged directory goes to another one, and no simulator starts. */
  salvage: SalvageChoice | undefined
}

/** A flag or variable that can't be used; the message names what can. */
export class OptionError extends Error {}

const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  address: { type: 'string' },
  static: { type: 'string' },
  token: { type: 'string' },
  'allow-origin': { type: 'string', multiple: true },
  data: { type: 'string' },
  carrier: { type: 'string' },
  'carrier-header': { type: 'string', multiple: true },
  'carrier-states': { type: 'string' },
  'keep-personal': { type: 'boolean' },
  simulate: { type: 'string', multiple: true },
  'i-own': { type: 'string', multiple: true },
  store: { type: 'string' },
  durability: { type: 'string' },
  'world-ttl': { type: 'string' },
  'max-worlds': { type: 'string' },
  'journal-bytes': { type: 'string' },
  drain: { type: 'string' },
  log: { type: 'string' },
  console: { type: 'string' },
  scenarios: { type: 'string' },
  salvage: { type: 'string' },
} as const

const known = Object.keys(flags)
  .map((name) => `--${name}`)
  .join(', ')

const readPort = (text: string): number => {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new OptionError(`port must be a number from 0 to 65535, not "${text}"`)
  return port
}

const readCount = (flag: string, text: string | undefined, otherwise: number): number => {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new OptionError(`--${flag} must be a whole number above 0, not "${text}"`)
  return Number(text)
}

const readDuration = (flag: string, text: string, example: string): number => {
  if (isDuration(text)) return durationInMs(text)
  throw new OptionError(`--${flag} must be an ISO 8601 duration such as ${example}, not "${text}"`)
}

const readTtl = (text: string | undefined): number => {
  if (text === undefined) return defaultLimits.ttl
  const ttl = readDuration('world-ttl', text, 'PT2H or P7D')
  if (ttl > 0) return ttl
  throw new OptionError(`--world-ttl must be an ISO 8601 duration such as PT2H or P7D, not "${text}"`)
}

const isOrigin = (text: string) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

const readOrigins = (texts: readonly string[] = []): readonly string[] => {
  const wrong = texts.find((text) => !isOrigin(text))
  if (wrong === undefined) return texts
  throw new OptionError(`--allow-origin must be an origin such as http://localhost:5173, not "${wrong}"`)
}

const readAddress = (flag: string, text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new OptionError(`--${flag} must be an address such as https://host, not "${text}"`)
}

const readHeader = (text: string): [string, string] => {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? []
  if (name !== undefined && value !== undefined) return [name, value]
  throw new OptionError(`--carrier-header must be like "x-api-key: abc", not "${text}"`)
}

interface CarrierFlags {
  readonly carrier?: string
  readonly 'carrier-header'?: string[]
  readonly 'carrier-states'?: string
  readonly 'keep-personal'?: boolean
  readonly simulate?: string[]
}

const readCarrier = (given: CarrierFlags): Options['carrier'] => {
  const { carrier, 'carrier-states': states, 'keep-personal': keepsPersonal = false, simulate = [] } = given
  const headers = Object.fromEntries((given['carrier-header'] ?? []).map(readHeader))
  if (carrier !== undefined) {
    return {
      url: readAddress('carrier', carrier),
      headers,
      ...(states !== undefined && { states: readAddress('carrier-states', states) }),
      keepsPersonal,
      simulate: simulate.flatMap((text) => text.split(',')).filter((name) => name !== ''),
    }
  }
  const [beside] = (['carrier-header', 'carrier-states', 'keep-personal', 'simulate'] as const).filter(
    (flag) => given[flag] !== undefined,
  )
  if (beside === undefined) return undefined
  throw new OptionError(`--${beside} needs --carrier, the address of a backend`)
}

/** What the command line names is its user's, who need not say so twice. */
const readOwnHosts = (hosts: readonly string[] = [], carrier: Options['carrier']): readonly string[] => [
  ...hosts.flatMap((text) => text.split(',')).filter((host) => host !== ''),
  ...[carrier?.url, carrier?.states].flatMap((address) => (address === undefined ? [] : [new URL(address).hostname])),
]

const readLogForm = (text = 'text'): LogForm => {
  const form = logForms.find((one) => one === text)
  if (form) return form
  throw new OptionError(`--log must be text or json, not "${text}"`)
}

const readSalvage = (to: string | undefined, from: string | undefined): SalvageChoice | undefined => {
  if (to === undefined) return undefined
  if (from === undefined) throw new OptionError('--salvage needs --data, the directory that is damaged')
  return { from, to }
}

/** It goes over the wire in a header. */
const readToken = (text: string | undefined): string | undefined => {
  if (text === undefined || /^[!-~]+$/.test(text)) return text
  throw new OptionError('--token must be letters, digits and signs of ASCII without spaces')
}

const readDirectory = (text: string): string => {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text
  throw new OptionError(`--data must be a directory, not the address "${text}"; --store takes redis://host:port`)
}

const isDurability = (text: string): text is Durability => (durabilities as readonly string[]).includes(text)

const readDurability = (text = 'disk'): Durability => {
  if (isDurability(text)) return text
  throw new OptionError(
    `--durability must be disk or process, not "${text}": process survives kill -9 of the simulator, not a power cut`,
  )
}

interface StoreFlags {
  readonly store?: string
  readonly data?: string
  readonly durability?: string
}

const withoutPassword = (address: string): string => {
  const [host = ''] = address.split('@').slice(-1)
  return host === address ? address : address.slice(0, address.indexOf('//') + 2) + host
}

/** The address of a database of Redis, which is a number. */
const isRedis = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  return /^rediss?:$/.test(protocol) && hostname !== '' && /^(\/\d*)?$/.test(pathname)
}

const readStore = ({ store, data, durability }: StoreFlags, env: Record<string, string | undefined>): StoreChoice => {
  if (store !== undefined && data !== undefined) throw new OptionError('--data and --store exclude each other')
  if (data !== undefined) {
    return {
      kind: 'directory',
      path: readDirectory(data),
      durability: readDurability(durability ?? env['SIM_DURABILITY']),
    }
  }
  if (durability !== undefined) throw new OptionError('--durability belongs to --data; other stores have their own')
  if (store === undefined || store === 'memory') return { kind: 'memory' }
  if (isRedis(store)) return { kind: 'redis', url: store }
  throw new OptionError(
    `--store must be memory or redis://host:port/database, not "${withoutPassword(store)}"; for a directory use --data`,
  )
}

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the variables of OpenTelemetry. */
const readTraces = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = '',
  OTEL_SERVICE_NAME: service = 'soe-sim',
}: Variables): TraceTarget | undefined => {
  if (endpoint === undefined || endpoint === '') return undefined
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new OptionError(`OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://localhost:4318, not "${endpoint}"`)
  if (!isReadable(headers))
    throw new OptionError('OTEL_EXPORTER_OTLP_HEADERS must be pairs such as api-key=abc, percent-encoded')
  const pairs = headers.split(',').flatMap((pair) => {
    const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    return name === undefined || value === undefined ? [] : [[name, decodeURIComponent(value)] as const]
  })
  return { endpoint, headers: Object.fromEntries(pairs), service }
}

/** Flags win over variables, variables over defaults. */
export const readOptions = (argv: string[], env: Record<string, string | undefined>): Options => {
  const { values } = parse(argv)
  const carrier = readCarrier(values)
  const address = values.address ?? (env['SIM_ADDRESS'] || undefined)
  return {
    port: readPort(values.port ?? env['PORT'] ?? '4010'),
    host: values.host ?? env['HOST'] ?? 'localhost',
    address: address === undefined ? undefined : new URL(readAddress('address', address)).origin,
    staticDir: values.static,
    consoleDir: values.console,
    scenariosDir: values.scenarios,
    token: readToken(values.token ?? (env['SIM_TOKEN'] || undefined)),
    allowedOrigins: readOrigins(values['allow-origin']),
    carrier,
    ownHosts: readOwnHosts(values['i-own'], carrier),
    store: readStore(values, env),
    log: readLogForm(values.log ?? (env['SIM_LOG'] || undefined)),
    traces: readTraces(env),
    salvage: readSalvage(values.salvage, values.data),
    drain: readDuration('drain', values.drain ?? 'PT5S', 'PT5S'),
    limits: {
      ...defaultLimits,
      ttl: readTtl(values['world-ttl']),
      maxWorlds: readCount('max-worlds', values['max-worlds'], defaultLimits.maxWorlds),
      journalBytes: readCount('journal-bytes', values['journal-bytes'], defaultLimits.journalBytes),
    },
  }
}

const parse = (argv: string[]) => {
  try {
    return parseArgs({ args: argv, options: flags })
  } catch (error) {
    throw new OptionError(`${(error as Error).message}. Flags: ${known}`)
  }
}

import { parseArgs } from 'node:util'
import { unknownPatterns } from './contract/judged-operations'

/** The command line is wrong; the message says what is allowed. */
export class OptionError extends Error {}

export interface OracleSource {
  readonly url: string
  readonly stateUrl: string
  readonly states: readonly string[]
  /** The file of accepted differences. */
  readonly accepted: string | undefined
}

export interface RunCommand {
  readonly command: 'run'
  readonly target: string
  readonly as: readonly string[]
  readonly only: readonly string[]
  readonly seed: number
  /** Milliseconds. */
  readonly time: number | undefined
  readonly rps: number | undefined
  readonly stateUrl: string
  /** Files of states and identities. */
  readonly states: readonly string[]
  readonly waivers: string | undefined
  /** A backend that is asked the same. */
  readonly oracle: OracleSource | undefined
  /** Hosts that may be changed. */
  readonly own: readonly string[]
  readonly readOnly: boolean
  readonly shared: boolean
  readonly out: string | undefined
  /** Whether the judge first has to find drifts that it plants itself. */
  readonly selfCheck: boolean
}

const flags = {
  target: { type: 'string' },
  as: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  seed: { type: 'string' },
  time: { type: 'string' },
  rps: { type: 'string' },
  'state-url': { type: 'string' },
  states: { type: 'string', multiple: true },
  auth: { type: 'string', multiple: true },
  oracle: { type: 'string' },
  'oracle-state-url': { type: 'string' },
  'oracle-states': { type: 'string', multiple: true },
  accepted: { type: 'string' },
  waivers: { type: 'string' },
  'i-own': { type: 'string', multiple: true },
  'read-only': { type: 'boolean' },
  shared: { type: 'boolean' },
  out: { type: 'string' },
  'self-check': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export const help = `Judges a backend by the contract of the shop.

  soe-conform --target https://host [options]
  soe-conform judge FILE            judges recorded traffic
  soe-conform proxy --target URL    judges what passes between clients and a backend
  soe-conform replay FILE           says whether a finding is fixed

  --target URL       the backend to judge
  --state-url URL    sets up shoppers and states; default: /__sim/v1/states of the target
  --states FILE      states as scripts of calls, or as URLs that take them; may be repeated
  --auth FILE        identities: how each of them signs in; may be repeated
  --as IDENTITY      a customer, or AUDIENCE=IDENTITY; the second of an audience must not meet what is the first's
  --only PATTERN     operations to judge, such as cart or wishlist.*; may be repeated, or separated by commas
  --seed N           repeats a run
  --time 60s         starts no further check after this time
  --rps N            requests a second, at most
  --oracle URL       a backend that is right: each example and journey is sent to both
  --oracle-state-url URL, --oracle-states FILE
                     states of the oracle, as of the target
  --accepted FILE    accepted differences from the oracle, with owner, reason and expiry
  --waivers FILE     accepted findings, with owner, reason and expiry
  --i-own HOST       allows changes and invalid requests on this host; localhost is always allowed
  --read-only        sends nothing that changes data
  --shared           sends nothing that others on the backend could notice
  --out DIR          writes report.html, report.json, junit.xml, report.sarif and a replay of each finding
  --self-check       plants three drifts before the backend first, which the judge must find

Exit codes:
  0  everything held
  1  something is broken
  2  something could not be judged, or the command line is wrong`

export const readNumber = (flag: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,10}$/.test(text)) throw new OptionError(`--${flag} must be a whole number, not "${text}"`)
  return Number(text)
}

const readTime = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const [, digits, unit] = /^(\d{1,6})(s|m)$/.exec(text) ?? []
  if (digits === undefined) throw new OptionError(`--time must be like 60s or 5m, not "${text}"`)
  return Number(digits) * (unit === 'm' ? 60_000 : 1000)
}

export const readUrl = (flag: string, text: string | undefined, base?: string): string => {
  if (text !== undefined && URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol)) {
    return new URL(text, base).href
  }
  throw new OptionError(`--${flag} must be a URL such as https://host${text === undefined ? '' : `, not "${text}"`}`)
}

export const split = (texts: readonly string[] | undefined) =>
  (texts ?? []).flatMap((text) => text.split(',')).filter(Boolean)

export const readOnlyPatterns = (texts: readonly string[] | undefined): readonly string[] => {
  const only = split(texts)
  const unknown = unknownPatterns(only)
  if (unknown.length > 0) throw new OptionError(`--only: no operation matches ${unknown.join(', ')}`)
  return only
}

/** Reads the flags of a command; a wrong one is explained without a stack. */
export const readFlags = <Read>(parse: () => Read): Read => {
  try {
    return parse()
  } catch (error) {
    throw new OptionError((error as Error).message)
  }
}

/** Where the simulator sets states up. */
export const defaultStates = '/__sim/v1/states'

const parse = (argv: readonly string[]) =>
  readFlags(() => parseArgs({ args: [...argv], options: flags, allowPositionals: true }))

const readOracle = (values: ReturnType<typeof parse>['values']): OracleSource | undefined => {
  if (values.oracle === undefined) return undefined
  const url = readUrl('oracle', values.oracle)
  return {
    url,
    stateUrl: readUrl('oracle-state-url', values['oracle-state-url'] ?? defaultStates, url),
    states: values['oracle-states'] ?? [],
    accepted: values.accepted,
  }
}

export const readOptions = (argv: readonly string[]): RunCommand | { readonly command: 'help' } => {
  const { values, positionals } = parse(argv)
  if (values.help) return { command: 'help' }
  if (positionals.length > 0) throw new OptionError(`unknown command "${positionals[0]}"`)
  const target = readUrl('target', values.target)
  return {
    command: 'run',
    target,
    as: split(values.as),
    only: readOnlyPatterns(values.only),
    seed: readNumber('seed', values.seed) ?? 1,
    time: readTime(values.time),
    rps: readNumber('rps', values.rps),
    stateUrl: readUrl('state-url', values['state-url'] ?? defaultStates, target),
    states: [...(values.states ?? []), ...(values.auth ?? [])],
    waivers: values.waivers,
    oracle: readOracle(values),
    own: split(values['i-own']),
    readOnly: values['read-only'] ?? false,
    shared: values.shared ?? false,
    out: values.out,
    selfCheck: values['self-check'] ?? false,
  }
}

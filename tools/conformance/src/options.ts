import { parseArgs } from 'node:util'
import { audiences as everyAudience, type Audience, type OperationKey } from '@soe/contracts'
import { createBackend } from '@soe/forwarder'
import { chooseOperations, unknownPatterns } from './contract/judged-operations'

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
  readonly keys: readonly OperationKey[]
  readonly audiences: readonly Audience[]
  readonly seed: number
  /** Milliseconds. */
  readonly time: number | undefined
  readonly rps: number | undefined
  /** The URL that was named for states. */
  readonly stateUrl: string | undefined
  /** Where a simulator sets states up. */
  readonly defaultStateUrl: string
  /** Files of states, identities and data. */
  readonly states: readonly string[]
  readonly waivers: string | undefined
  readonly writeWaivers: string | undefined
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
  except: { type: 'string', multiple: true },
  audiences: { type: 'string', multiple: true },
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
  'write-waivers': { type: 'string' },
  'i-own': { type: 'string', multiple: true },
  'read-only': { type: 'boolean' },
  shared: { type: 'boolean' },
  out: { type: 'string' },
  'self-check': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

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

/** The address of a backend, without a slash at the end: the paths of the contract follow it. */
export const readTarget = (flag: string, text: string | undefined): string => createBackend(readUrl(flag, text)).url

export const split = (texts: readonly string[] | undefined) =>
  (texts ?? []).flatMap((text) => text.split(',')).filter(Boolean)

const readPatterns = (flag: string, texts: readonly string[] | undefined): readonly string[] => {
  const patterns = split(texts)
  const unknown = unknownPatterns(patterns)
  if (unknown.length > 0) throw new OptionError(`--${flag}: no operation matches ${unknown.join(', ')}`)
  return patterns
}

interface GivenPatterns {
  readonly only?: readonly string[] | undefined
  readonly except?: readonly string[] | undefined
}

export const readOperations = ({ only, except }: GivenPatterns): readonly OperationKey[] => {
  const excluded = readPatterns('except', except)
  const left = new Set(excluded.length > 0 ? chooseOperations(excluded) : [])
  const keys = chooseOperations(readPatterns('only', only)).filter((key) => !left.has(key))
  if (keys.length === 0) throw new OptionError('--except leaves no operation')
  return keys
}

const isAudience = (name: string): name is Audience => (everyAudience as readonly string[]).includes(name)

const readAudiences = (texts: readonly string[] | undefined): readonly Audience[] => {
  const names = split(texts)
  const unknown = names.filter((name) => !isAudience(name))
  if (unknown.length > 0) {
    throw new OptionError(`--audiences must be of ${everyAudience.join(', ')}, not ${unknown.join(', ')}`)
  }
  return names.length === 0 ? everyAudience : everyAudience.filter((audience) => names.includes(audience))
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
  const url = readTarget('oracle', values.oracle)
  return {
    url,
    stateUrl: readUrl('oracle-state-url', values['oracle-state-url'] ?? `${url}${defaultStates}`, url),
    states: values['oracle-states'] ?? [],
    accepted: values.accepted,
  }
}

export const readOptions = (argv: readonly string[]): RunCommand | { readonly command: 'help' } => {
  const { values, positionals } = parse(argv)
  if (values.help) return { command: 'help' }
  if (positionals.length > 0) throw new OptionError(`unknown command "${positionals[0]}"`)
  const target = readTarget('target', values.target)
  return {
    command: 'run',
    target,
    as: split(values.as),
    keys: readOperations(values),
    audiences: readAudiences(values.audiences),
    seed: readNumber('seed', values.seed) ?? 1,
    time: readTime(values.time),
    rps: readNumber('rps', values.rps),
    stateUrl: values['state-url'] === undefined ? undefined : readUrl('state-url', values['state-url'], target),
    defaultStateUrl: `${target}${defaultStates}`,
    states: [...(values.states ?? []), ...(values.auth ?? [])],
    waivers: values.waivers,
    writeWaivers: values['write-waivers'],
    oracle: readOracle(values),
    own: split(values['i-own']),
    readOnly: values['read-only'] ?? false,
    shared: values.shared ?? false,
    out: values.out,
    selfCheck: values['self-check'] ?? false,
  }
}

import type { Lines } from '@soe/contracts'
import type { SimulatorClient } from '@soe/simulator-client'
import type { z } from 'zod'
import type { answers } from './answers'
import { defaultUrl, type ServerOptions } from './connect'
import type { Io } from './io'

type WordOf<Word extends string> = Word extends `<${string}...>` | `[${string}...]`
  ? [string[]]
  : Word extends `<${string}>`
    ? [string]
    : Word extends `[${string}]`
      ? [string | undefined]
      : []

/** The words after a command's name, as its usage declares them. */
type WordsOf<Usage extends string> = Usage extends `${infer Word} ${infer Rest}`
  ? [...WordOf<Word>, ...WordsOf<Rest>]
  : WordOf<Usage>

interface OptionDetails {
  readonly text: string
  /** The value where the option is not given. */
  readonly otherwise?: string
  readonly isRequired?: true
}

/** Options by their flags, such as `--out <file>`, `--label <name=value...>`, `--keep [name]`, `--no-rules`. */
export type Options = Readonly<Record<`--${string}`, string | OptionDetails>>

type NameOf<Flag> = Flag extends `--no-${infer Name}`
  ? Name
  : Flag extends `--${infer Name} ${string}`
    ? Name
    : Flag extends `--${infer Name}`
      ? Name
      : never

type ValueOf<Flag> = Flag extends `${string}...>`
  ? readonly string[]
  : Flag extends `${string}>`
    ? string
    : Flag extends `${string}]`
      ? string | true
      : Flag extends `--no-${string}`
        ? boolean
        : true

type IsAlwaysGiven<Flag, Details> = Flag extends `--no-${string}`
  ? true
  : Details extends { readonly otherwise: string } | { readonly isRequired: true }
    ? true
    : false

/** The values of options, by their names. */
export type GivenOptions<Flags> = {
  readonly [Flag in keyof Flags as IsAlwaysGiven<Flag, Flags[Flag]> extends true ? NameOf<Flag> : never]: ValueOf<Flag>
} & {
  readonly [Flag in keyof Flags as IsAlwaysGiven<Flag, Flags[Flag]> extends true ? never : NameOf<Flag>]?: ValueOf<Flag>
}

/** One run of a command: its input and its output. */
export interface CommandRun<Given = object> {
  readonly io: Io
  readonly given: Given
  readonly server: ServerOptions
  readonly commands: readonly SimCommand[]
  connect(): Promise<SimulatorClient>
  /** The value where JSON is asked for, else the lines. */
  show(value: unknown, lines: () => Lines): void
}

interface Metadata {
  /** Its name and its words, such as `arm <world> <sources...>`. */
  readonly usage: string
  readonly summary: string
  /** Descriptions of words, by their names. */
  readonly words?: Readonly<Record<string, string>>
  readonly options?: Options
  /** Each is run by a test. */
  readonly examples: readonly string[]
  /** Help before the examples. */
  readonly notes?: string
  /** It asks no simulator. */
  readonly isLocal?: true
  /** Flags that it does not know are words. */
  readonly passesFlagsOn?: true
  /** The schema of what `--json` prints; absent where there is no `--json`. */
  readonly json?: (made: typeof answers) => z.ZodType
}

/** One command of the command line. */
export interface SimCommand extends Metadata {
  handler(run: CommandRun, ...words: unknown[]): Promise<number>
}

/**
 * A command, its handler typed by its usage and its options. What a handler needs beside the control API is imported
 * when it runs, so that no other command starts slower.
 */
export const defineCommand = <const Usage extends string, const Flags extends Options = {}>(
  command: Omit<Metadata, 'usage' | 'options'> & {
    readonly usage: Usage
    readonly options?: Flags
    handler(run: CommandRun<GivenOptions<Flags>>, ...words: WordsOf<Usage>): Promise<number>
  },
): SimCommand => command

/** The name, such as `worlds make`. */
export const pathOf = ({ usage }: Pick<SimCommand, 'usage'>): string => usage.replace(/ [<[].*$/, '')

const serverFlags = {
  '--url <url>': `where the simulator answers; else SIM_URL, else ${defaultUrl}`,
  '--token <token>': 'what the simulator was started with; else SIM_TOKEN',
} as const

/** All its flags, those that it shares with others included. */
export const flagsOf = ({ json, isLocal, options }: Metadata): Options => ({
  ...(json && { '--json': 'answer JSON' }),
  ...(!isLocal && serverFlags),
  ...options,
})

/** Writes to a file; `-` is standard output. */
export const outFile = { '--out <file>': 'write it there instead of printing it' } as const

/** A file to write, if it is one. */
export const fileOf = ({ out }: { readonly out?: string }): string | undefined => (out === '-' ? undefined : out)

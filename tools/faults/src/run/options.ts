import { parseArgs } from 'node:util'

export interface Options {
  /** The checkout whose tests are judged. */
  readonly root?: string | undefined
  readonly name?: string | undefined
  /** Faults by their ids; all where none is named. */
  readonly only: readonly string[]
  /** Prints the table of what is known, and runs nothing. */
  readonly fromResults: boolean
  /** Stops once the reach map is there. */
  readonly reachOnly: boolean
  /** Does not stop at the first test that catches a fault. */
  readonly every: boolean
  /** The most browser tests that are tried on a fault. */
  readonly maxTests: number
  /** This part of so many. */
  readonly shard: { readonly part: number; readonly of: number }
  readonly workers: number
  /** Only test files whose path contains one of these. */
  readonly tests: readonly string[]
}

const listed = (text = '') => text.split(',').filter(Boolean)

const readShard = (text: string) => {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (!part || !of || Number(part) < 1 || Number(part) > Number(of)) {
    throw new Error(`--shard is a part of a number of parts, such as 1/2; it was ${text}.`)
  }
  return { part: Number(part), of: Number(of) }
}

export const readNumber = (name: string, text: string) => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} is a number from 1; it was ${text}.`)
  return Number(text)
}

export const readOptions = (given: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...given],
    options: {
      root: { type: 'string' },
      name: { type: 'string' },
      only: { type: 'string' },
      tests: { type: 'string' },
      'from-results': { type: 'boolean', default: false },
      'reach-only': { type: 'boolean', default: false },
      every: { type: 'boolean', default: false },
      'max-tests': { type: 'string', default: '60' },
      shard: { type: 'string', default: '1/1' },
      workers: { type: 'string', default: '3' },
    },
  })
  return {
    root: values.root,
    name: values.name,
    only: listed(values.only),
    tests: listed(values.tests),
    fromResults: values['from-results'],
    reachOnly: values['reach-only'],
    every: values.every,
    maxTests: readNumber('max-tests', values['max-tests']),
    shard: readShard(values.shard),
    workers: readNumber('workers', values.workers),
  }
}

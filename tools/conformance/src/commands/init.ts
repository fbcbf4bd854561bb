import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { audiences } from '@soe/contracts'
import { stringify } from 'yaml'
import { exitCode } from '../exit-code'
import { printHelp } from '../help/help'
import type { Io } from '../io'
import { OptionError, readFlags, readTarget } from '../options'
import { discoverData } from '../run/discover-data'
import { placesOf, reads, readsThere } from '../run/reads-there'
import { standsElsewhere } from '../run/stands-elsewhere'
import type { Data } from '../states/example-data'
import { assertReachable, UnreachableError } from '../target/assert-reachable'
import { createTarget } from '../target/http-target'

const help = `Asks a running backend what it sells and which operations it has, and writes the file for --states.

  soe-conform init --target URL [options]

  --target URL       the backend; it gets reads alone
  --header TEXT      a header of every call, such as "x-tenant: conformance"; may be repeated
  --out FILE         default: states.yaml, - prints it; a file that is there already is not replaced
  --json             prints one JSON value alone (soe-conform schema init)

What init cannot know is in the file as a comment. soe-conform help states says more.`

const read = (argv: readonly string[]) =>
  readFlags(() =>
    parseArgs({
      args: [...argv],
      options: {
        target: { type: 'string' },
        header: { type: 'string', multiple: true },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  )

const readHeader = (text: string): readonly [string, string] => {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined) {
    throw new OptionError(`--header must be like "x-tenant: conformance", not "${text}"`)
  }
  return [name.toLowerCase(), value]
}

const statesText = `# How the judge brings this backend into a state: soe-conform help states
states:
  # shopper:
  #   setup:
  #     - call: POST /test/customers
  #       body: { audience: '{identity}' }
  #       keep: { customer: id }
  #   teardown:
  #     - call: DELETE /test/customers/{customer}
  cart locked:
    skip: say how a channel locks the shopper's cart
  time passed:
    skip: say how the shopper's clock is set ahead
`

const identitiesOf = (offered: readonly string[], headers: Readonly<Record<string, string>>): string => {
  const own = Object.keys(headers).length > 0 ? `\n    headers: ${JSON.stringify(headers)}` : ' {}'
  const customer = `\n    # login:\n    #   - call: POST /login\n    #     body: { id: '{customer}', password: '\${TEST_PASSWORD}' }`
  const rows = offered.map((name) =>
    name.endsWith('signed-in') ? `  ${name}:${own === ' {}' ? ' {}' : own}${customer}` : `  ${name}:${own}`,
  )
  return `# Who calls: soe-conform help identities\nidentities:\n${rows.join('\n')}\n`
}

const dataText = (data: Data): string =>
  `# What this backend sells, where it differs from the contract's examples: soe-conform help data\n${
    Object.keys(data).length > 0
      ? stringify({ data })
      : '# data:\n#   phone: { sku: X100-BLK, product: P100, months: 24 }\n#   accessory: { sku: CASE-1, product: A1 }\n'
  }`

const areaOf = (key: string) => key.split('.')[0] ?? key

/** What to judge of a backend that has these reads: areas that it has whole, and what else it has by itself. */
const onlyOf = (there: ReadonlySet<string>): readonly string[] => {
  const missing = new Set<string>(reads.filter((key) => !there.has(key)).map(areaOf))
  const names = [...new Set([...there].map((key) => (missing.has(areaOf(key)) ? key : areaOf(key))))]
  return missing.size === 0 ? [] : [`--only ${names.join(',')}`]
}

/** `soe-conform init`: writes the file that a run of a backend starts from. */
export const init = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values } = read(argv)
  if (values.help) return printHelp(help, io)
  const url = readTarget('target', values.target)
  const file = values.out ?? 'states.yaml'
  if (existsSync(file)) throw new OptionError(`--out ${file} is there already`)
  const headers = Object.fromEntries((values.header ?? []).map(readHeader))
  await assertReachable(url, io.signal, placesOf(reads))
  const target = createTarget(url, { signal: io.signal })
  const [data, there] = [await discoverData(target, headers), await readsThere(target, headers)]
  const elsewhere = there.length === 0 ? await standsElsewhere(target, io.signal) : undefined
  target.close()
  if (elsewhere !== undefined) throw new UnreachableError(elsewhere)
  const offered = audiences.filter((audience) => there.some((one) => one.audience === audience))
  const text = [statesText, identitiesOf(offered, headers), dataText(data)].join('\n')
  const keys = new Set(there.map(({ key }) => key))
  const flags = [`--audiences ${offered.join(',')}`, ...onlyOf(keys)].join(' ')
  const next = `soe-conform --target ${values.target} --states ${file} ${flags}`
  io.answer({ audiences: offered, reads: [...keys], ...(file === '-' ? { text } : { file, next }) })
  if (file === '-') {
    io.out(text.trimEnd().split('\n'))
    return exitCode.held
  }
  writeFileSync(file, text)
  io.out(`${keys.size} of ${reads.length} reads are there, for ${offered.join(', ')}`)
  io.out(`wrote ${file}; then: ${next}`)
  return exitCode.held
}

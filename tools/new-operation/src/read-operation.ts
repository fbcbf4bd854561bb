import { parseArgs } from 'node:util'
import { readOperationName } from './operation-name'
import { PlanError, type NewOperation } from './plan-operation'

export const usage = `npm run new -- <area>.<operation> [--kind read|change] [--path /soe/digital/auth/…]

npm run new -- page <feature>.<page>

The first makes an operation's contract, route, carrier file and test. It compiles, and its test fails until the
operation does something. The kind is change unless you say read. The second makes a page's record, component,
texts, story and test, in a folder of the feature.`

const kinds = ['read', 'change'] as const

/** What a command line asks for. */
export const readOperation = (given: readonly string[]): NewOperation => {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'change' }, path: { type: 'string' } },
  })
  const name = positionals.length === 1 ? readOperationName(positionals[0] ?? '') : undefined
  if (!name) throw new PlanError(usage)
  const kind = kinds.find((candidate) => candidate === values.kind)
  if (!kind) throw new PlanError(`--kind is ${kinds.join(' or ')}, not "${values.kind}".`)
  return { name, kind, path: values.path }
}

import type { OperationKey } from '../areas'
import { operations } from '../operations'
import { register, type RegisteredCall } from '../register/register'
import type { KeyedOperation } from './document'
import { operationPaths, pathStatus } from './operation-paths'

export interface ChosenPath {
  readonly operation: OperationKey
  readonly method: string
  readonly path: string
  readonly audience: string
  readonly why: string
}

const unspecified = 'the specification has no such call; the shop needs one'
const furtherSpelling = 'not in the specification: spelled like the other variants of the call'

/** The reason for the spelling of a path that the specification does not spell out. */
const whyOf = (key: OperationKey, path: string, calls: readonly RegisteredCall[]): string | undefined => {
  const rows = calls.filter(({ operation }) => operation === key)
  const naming = rows.filter(({ paths }) => paths.some((registered) => registered.path === path))
  const chosen =
    naming.length > 0 ? `${naming.map(({ id }) => id).join(', ')} names the call without its path` : furtherSpelling
  return {
    given: undefined,
    derived:
      'the specification names the variant without its path: `nse` or the prepay base go where other calls have them',
    extrapolated:
      'the specification does not name the variant, yet its audience reaches the call: spelled like its neighbours',
    chosen: rows.length === 0 ? unspecified : chosen,
  }[pathStatus(key, path, calls)]
}

/** Every path that the specification does not spell out, with the reason for its spelling. */
export const chosenPaths = (
  all: readonly KeyedOperation[] = operations,
  calls: readonly RegisteredCall[] = register,
): ChosenPath[] =>
  all.flatMap(({ key, operation }) =>
    operationPaths(operation.metadata).flatMap(({ path, audience, isAlias }) => {
      const why = whyOf(key, path, calls)
      return why === undefined
        ? []
        : [{ operation: key, method: operation.method, path, audience: isAlias ? 'alias' : audience, why }]
    }),
  )

/** One row for the paths of an operation that have the same reason. */
const rowsOf = (paths: readonly ChosenPath[]): string[] => {
  const rows = new Map<string, ChosenPath[]>()
  for (const chosen of paths) {
    const row = `${chosen.operation} ${chosen.why}`
    rows.set(row, [...(rows.get(row) ?? []), chosen])
  }
  return [...rows.values()].map((same) => {
    const [{ operation, method, why } = { operation: '', method: '', why: '' }] = same
    const spelled = same.map(({ path, audience }) => `\`${path}\` (${audience})`).join('<br>')
    return `| \`${operation}\` | ${method} | ${spelled} | ${why} |`
  })
}

const table = (paths: readonly ChosenPath[]) =>
  ['| operation | method | path | why |', '|---|---|---|---|', ...rowsOf(paths)].join('\n')

export const describeChosenPaths = (all: readonly KeyedOperation[] = operations): string => {
  const chosen = new Set(all.filter(({ operation }) => operation.metadata.chosen).map(({ key }) => key))
  const paths = chosenPaths(all)
  return `# Chosen paths

The carrier's calls are known from a specification that does not spell every path. This page lists each path that is
this project's choice, and why. It is written by \`npm run openapi\`; a test fails when it is out of date.

## Chosen calls

${table(paths.filter(({ operation }) => chosen.has(operation)))}

## Variants of specified calls

${table(paths.filter(({ operation }) => !chosen.has(operation)))}
`
}

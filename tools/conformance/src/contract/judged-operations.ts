import { audiences, operations, type Audience, type Operation, type OperationKey } from '@soe/contracts'

/** An operation at one of its paths. */
export interface JudgedPath {
  readonly key: OperationKey
  readonly operation: Operation
  readonly path: string
  /** Who may call there; an alias takes its audience from the session. */
  readonly audience: Audience
  readonly isAlias: boolean
}

const matches = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(key)

const escaped = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')

/** The operations that patterns such as `cart` or `wishlist.*` name; all where there are none. */
export const chooseOperations = (only: readonly string[]): readonly OperationKey[] =>
  operations
    .map(({ key }) => key)
    .filter((key) => only.length === 0 || only.some((one) => matches(one, key) || key.startsWith(`${one}.`)))

/** Patterns that name no operation. */
export const unknownPatterns = (only: readonly string[]): readonly string[] =>
  only.filter((one) => chooseOperations([one]).length === 0)

const byKey = new Map(operations.map(({ key, operation }) => [key, operation]))

export const operationOf = (key: OperationKey): Operation => {
  const found = byKey.get(key)
  if (!found) throw new Error(`no operation ${key}`)
  return found
}

/** Audiences that have a path of their own for the operation. */
export const audiencesOf = (key: OperationKey): readonly Audience[] =>
  audiences.filter((audience) => operationOf(key).metadata.paths[audience] !== undefined)

/** A path that names an audience belongs to it; a bare alias takes the session's. */
export const callersOf = (key: OperationKey, path: string): readonly Audience[] => {
  const known = audiencesOf(key)
  const own = known.filter((audience) => operationOf(key).metadata.paths[audience] === path)
  if (own.length > 0) return own
  if (path.includes('/prospect/')) return known.filter((audience) => audience === 'prospect')
  if (path.includes('/prepaid/')) return known.filter((audience) => audience.startsWith('prepay'))
  return known
}

export const pathFor = (key: OperationKey, audience: Audience): string => {
  const path = operationOf(key).metadata.paths[audience]
  if (path === undefined) throw new Error(`${key} has no path for ${audience}`)
  return path
}

const pathTable = (): ReadonlyMap<string, JudgedPath> => {
  const table = new Map<string, JudgedPath>()
  for (const { key, operation } of operations) {
    const { paths, aliases } = operation.metadata
    const add = (path: string, audience: Audience, isAlias: boolean) => {
      const place = `${operation.method} ${path}`
      if (!table.has(place)) table.set(place, { key, operation, path, audience, isAlias })
    }
    for (const [audience, path] of Object.entries(paths)) add(path, audience as Audience, false)
    for (const path of aliases) add(path, audiencesOf(key)[0] ?? 'prospect', true)
  }
  return table
}

const table = pathTable()

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The operation that a method and a path belong to, whichever of its letters are percent-encoded. */
export const findPath = (method: string, path: string): JudgedPath | undefined =>
  table.get(`${method} ${path.includes('%') ? decoded(path) : path}`)

/** Whether a locked channel refuses the operation. */
export const obeysLock = (key: OperationKey): boolean => {
  const { kind, errors, effects } = operationOf(key).metadata
  return kind === 'change' && errors.includes('CART_LOCKED') && !effects?.takesOver && !effects?.ignoresLock
}

/** Whether the path is for signed-in customers alone. */
export const isForMembers = (key: OperationKey): boolean => {
  const { paths, redirect } = operationOf(key).metadata
  const own = paths['signed-in']
  const others = [paths.prospect, paths.prepay, paths['prepay-signed-in']]
  return own !== undefined && own.includes('/auth/') && redirect === undefined && !others.includes(own)
}

import { audiences, type Audience } from '../audience'
import type { OperationMetadata } from '../contract'
import { type PathStatus, type RegisteredCall, register } from '../register/register'

export interface OperationPath {
  readonly path: string
  /** The suffix of the operationId. */
  readonly suffix: string
  /** `any` where the session identifies the caller. */
  readonly audience: Audience | 'any'
  readonly isAlias: boolean
}

/** Each distinct path: first one per audience, then the aliases. A path that several audiences share is for `any`. */
export const operationPaths = ({ paths, aliases }: Pick<OperationMetadata, 'paths' | 'aliases'>): OperationPath[] => {
  const own = [...new Set(audiences.flatMap((audience) => paths[audience] ?? []))].map((path): OperationPath => {
    const callers = audiences.filter((audience) => paths[audience] === path)
    const audience = callers.length === 1 ? (callers[0] as Audience) : 'any'
    return { path, suffix: audience, audience, isAlias: false }
  })
  const known = new Set(own.map(({ path }) => path))
  const further = [...new Set(aliases)].filter((path) => !known.has(path))
  return [
    ...own,
    ...further.map((path, index): OperationPath => {
      const suffix = index === 0 ? 'alias' : `alias-${index + 1}`
      return { path, suffix, audience: 'any', isAlias: true }
    }),
  ]
}

const surest: readonly PathStatus[] = ['given', 'derived', 'extrapolated', 'chosen']

/** How certain an operation's path is; a path that the endpoint list does not name is `chosen`. */
export const pathStatus = (key: string, path: string, calls: readonly RegisteredCall[] = register): PathStatus => {
  const statuses = calls
    .filter(({ operation }) => operation === key)
    .flatMap(({ paths }) => paths)
    .filter((registered) => registered.path === path)
    .map(({ status }) => status)
  return surest.find((status) => statuses.includes(status)) ?? 'chosen'
}

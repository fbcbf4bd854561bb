import { audiences, operations, type Audience, type Operation, type OperationKey } from '@soe/contracts'

export interface Binding {
  key: OperationKey
  operation: Operation
  path: string
  /** Undefined for a bare alias. */
  audience: Audience | undefined
}

const sharedPath = (operation: Operation, path: string) =>
  audiences.filter((audience) => operation.metadata.paths[audience] === path).length > 1

/** A page that redirects takes its audience from the session, as a path that audiences share does. */
const isForAnyone = (operation: Operation, path: string) =>
  operation.metadata.redirect !== undefined || sharedPath(operation, path)

/** One binding for each distinct path: those of audiences, then aliases. */
const bindingsOf = (key: OperationKey, operation: Operation): Binding[] => {
  const { paths, aliases } = operation.metadata
  const given = audiences.flatMap((audience) => {
    const path = paths[audience]
    return path === undefined
      ? []
      : [{ key, operation, path, audience: isForAnyone(operation, path) ? undefined : audience }]
  })
  const bare = aliases.map((path) => ({ key, operation, path, audience: undefined }))
  return [...new Map([...bare, ...given].map((binding) => [binding.path, binding])).values()]
}

export const bindings = (): Binding[] => operations.flatMap(({ key, operation }) => bindingsOf(key, operation))

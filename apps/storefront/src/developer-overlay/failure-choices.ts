import type { CatalogError, CatalogOperation } from '@soe/contracts'
import type { FailureKind } from './armed-failures'

export interface Choice {
  readonly value: string
  readonly label: string
}

const statuses = [
  [0, 'connection lost'],
  [400, 'bad request'],
  [401, 'signed out'],
  [404, 'not found'],
  [429, 'too many requests'],
  [500, 'server error'],
  [502, 'bad gateway, the shop tries again'],
  [503, 'unavailable, the shop tries again'],
  [504, 'gateway timeout, the shop tries again'],
] as const

export const statusChoices: readonly Choice[] = statuses.map(([status, label]) => ({
  value: `status ${status}`,
  label: `${status} · ${label}`,
}))

export const errorChoices = (
  on: string,
  operations: readonly CatalogOperation[],
  errors: readonly CatalogError[],
): readonly Choice[] => {
  const allowed = operations.find(({ key }) => key === on)?.errors ?? []
  return allowed.map((id) => {
    const message = errors.find((error) => error.id === id)?.message
    return { value: `error ${id}`, label: message ? `${id} · ${message}` : id }
  })
}

export const kindOf = (value: string): FailureKind => {
  const [what, ...rest] = value.split(' ')
  return what === 'status' ? { status: Number(rest[0]) } : { error: rest.join(' ') }
}

/** What the tab called comes first, then all others by their service. */
export const operationGroups = (
  operations: readonly CatalogOperation[],
  called: readonly string[],
): readonly (readonly [group: string, keys: readonly string[]])[] => {
  const groups = new Map<string, string[]>(called.length > 0 ? [['This tab called', [...called]]] : [])
  for (const { key } of operations) {
    if (called.includes(key)) continue
    const service = key.split('.', 1)[0] ?? key
    groups.set(service, [...(groups.get(service) ?? []), key])
  }
  return [...groups]
}

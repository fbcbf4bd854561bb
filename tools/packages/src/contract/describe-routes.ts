import { operations, type SuccessCheck } from '@soe/contracts'
import { operationPaths } from '@soe/contracts/openapi'

/** An operation without its schemas, as a reader without this workspace needs it. */
export interface DescribedRoute {
  readonly key: string
  readonly method: string
  readonly summary: string
  readonly kind: 'read' | 'change'
  readonly paths: readonly { readonly path: string; readonly audience: string; readonly isAlias: boolean }[]
  readonly headers: readonly string[]
  readonly errors: readonly string[]
  /** In words. */
  readonly success: string
  readonly successRule?: readonly SuccessCheck[] | 'any answer'
  readonly example: { readonly body?: unknown; readonly query?: Readonly<Record<string, string>> }
}

export const describeRoutes = (): DescribedRoute[] =>
  operations.map(({ key, operation: { method, summary = '', metadata } }) => ({
    key,
    method,
    summary,
    kind: metadata.kind,
    paths: operationPaths(metadata).map(({ path, audience, isAlias }) => ({ path, audience, isAlias })),
    headers: metadata.headers,
    errors: metadata.errors,
    success: metadata.success,
    ...(metadata.successRule !== undefined && { successRule: metadata.successRule }),
    example: metadata.example,
  }))

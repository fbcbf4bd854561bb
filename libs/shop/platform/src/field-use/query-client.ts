import { QueryClient as Plain, replaceEqualDeep, type QueryClientConfig } from '@tanstack/react-query'
import { quietly } from './record-reads'

/** Comparing two answers uses neither. A changed one is stored as it is, since a merged copy would record nothing. */
const structuralSharing = (before: unknown, after: unknown): unknown =>
  quietly(() => (replaceEqualDeep(before, after) === before ? before : after))

/** Replaces the library's client in a build that records which fields of answers pages read. */
export class QueryClient extends Plain {
  constructor({ defaultOptions, ...config }: QueryClientConfig = {}) {
    super({
      ...config,
      defaultOptions: { ...defaultOptions, queries: { ...defaultOptions?.queries, structuralSharing } },
    })
  }
}

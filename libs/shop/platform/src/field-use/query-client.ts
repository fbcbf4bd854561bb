import { QueryClient as Plain, replaceEqualDeep, type QueryClientConfig } from '@tanstack/react-query'
import { quietly } from './record-reads'

/** To compare two answers is not to use them. What has changed is taken as it is, for a merged copy would record nothing. */
const structuralSharing = (before: unknown, after: unknown): unknown =>
  quietly(() => (replaceEqualDeep(before, after) === before ? before : after))

/** In place of the cache's own, in a build that records which fields of answers pages read. */
export class QueryClient extends Plain {
  constructor({ defaultOptions, ...config }: QueryClientConfig = {}) {
    super({
      ...config,
      defaultOptions: { ...defaultOptions, queries: { ...defaultOptions?.queries, structuralSharing } },
    })
  }
}

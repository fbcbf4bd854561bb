import { isRetryStatus } from '@soe/rules'
import type { ClientRoute } from './client-route'

interface OpenRequest {
  readonly id: string
  settle(status: number): void
}

/** A change that may have happened although its answer was lost keeps its id, so that asking again never repeats it. */
export const createRequestIds = (newId: () => string) => {
  const unsettled = new Map<string, string>()
  return (route: ClientRoute, url: string, body: unknown): OpenRequest => {
    const request = `${url} ${String(body)}`
    const id = unsettled.get(request) ?? newId()
    return {
      id,
      settle: (status) => {
        if (route.kind === 'change' && isRetryStatus(status)) unsettled.set(request, id)
        else unsettled.delete(request)
      },
    }
  }
}

import { isRetryStatus } from '@soe/rules'
import type { ClientRoute } from './client-route'

interface OpenRequest {
  readonly id: string
  settle(status: number): void
}

interface Unsettled {
  readonly id: string
  readonly url: string
  readonly body: unknown
}

const isSame = (left: Unsettled, url: string, body: unknown): boolean =>
  left.url === url && JSON.stringify(left.body) === JSON.stringify(body)

/** A change that may have happened although its answer was lost keeps its id, so that asking again never repeats it. */
export const createRequestIds = (newId: () => string) => {
  const unsettled = new Set<Unsettled>()
  const forget = (url: string, body: unknown) => {
    for (const request of unsettled) if (isSame(request, url, body)) unsettled.delete(request)
  }
  return (route: ClientRoute, url: string, body: unknown): OpenRequest => {
    const id = [...unsettled].find((request) => isSame(request, url, body))?.id ?? newId()
    return {
      id,
      settle: (status) => {
        forget(url, body)
        if (route.kind === 'change' && isRetryStatus(status)) unsettled.add({ id, url, body })
      },
    }
  }
}

import { shouldRetry } from '@soe/rules'
import type { Environment } from '../environment'
import { session } from './session-constants'

const { attempts, every } = session.keepAlive

/** The same fetch, which repeats a request while nobody answers: 30 attempts at 750 ms in all. */
export const tryPersistently = ({ fetch, wait }: Pick<Environment, 'fetch' | 'wait'>): Environment['fetch'] => {
  let attempted = 0
  const attempt = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    attempted += 1
    try {
      return await fetch(...request)
    } catch (error) {
      if (attempted >= attempts || request[1]?.signal?.aborted) throw error
      return new Response(null, { status: 503 })
    }
  }
  return async (...request) => {
    for (;;) {
      if (attempted >= attempts) throw new TypeError('Network Error')
      const answer = await attempt(...request)
      if (attempted >= attempts || !shouldRetry(answer.status, 0)) return answer
      await wait(every)
    }
  }
}

import type { Shop } from '@soe/shop-platform'
import type { StageCalls } from './stage-calls'
import { isWaiting, requestIdle } from './timers'

/** In a row: what the last answer led to renders in between. */
const idleRounds = 3

/** Milliseconds after which a story that never rests is a mistake. */
const patience = 20_000

const nextIdle = () => new Promise<void>((resolve) => requestIdle(() => resolve(), { timeout: 500 }))

/** Resolves once every call is answered, but those that are held, and the browser is idle. */
export const untilAtRest = async ({ queryClient }: Shop, calls: StageCalls): Promise<void> => {
  const isAtRest = () =>
    !isWaiting() && calls.pending().length === 0 && queryClient.isFetching() + queryClient.isMutating() <= calls.held()
  const end = performance.now() + patience
  for (let rounds = 0; rounds < idleRounds;) {
    await nextIdle()
    rounds = isAtRest() ? rounds + 1 : 0
    if (performance.now() > end) throw new Error(`The story does not come to rest: ${calls.pending().join(', ')}`)
  }
}

import { watchTimers } from '@soe/stories/watch-timers'

/** Imported before React, which keeps the functions that it finds. */
export const { isWaiting, requestIdle } = watchTimers()

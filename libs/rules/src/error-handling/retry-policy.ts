export const retryStatuses: readonly number[] = [0, 502, 503, 504]
const defaultRetryCount = 1
const retryBaseDelay = 200

export const isRetryStatus = (status: number): boolean => retryStatuses.includes(status)

/** Whether another attempt follows; `retriesDone` is 0 after the first attempt. */
export const shouldRetry = (status: number, retriesDone: number, retryCount = defaultRetryCount): boolean =>
  isRetryStatus(status) && retriesDone < retryCount

/** Milliseconds before a retry: 200, 400, 800 … */
export const retryDelay = (retriesDone: number): number => retryBaseDelay * 2 ** retriesDone

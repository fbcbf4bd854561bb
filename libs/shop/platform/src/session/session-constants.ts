export const sessionMinutes = { timeout: 30, warning: 28 } as const
export const sessionTickMs = 1000

/** Keep-alive and analytics are tried again this often. */
export const keepAliveRetry = { attempts: 30, everyMs: 750 } as const

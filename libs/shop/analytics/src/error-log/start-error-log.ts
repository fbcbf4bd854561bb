import { whenIdle, type Shop } from '@soe/shop-platform'
import { watchFailures } from './watch-failures'
import { createErrorLog } from './create-error-log'
import { logRecord } from './log-record'
import { sendRecord } from './send-record'

/** Logs what fails on the page and has failed since its start. */
export const startErrorLog = (shop: Shop, window: Window & typeof globalThis): (() => void) => {
  const { environment, client } = shop
  const log = createErrorLog({
    prepare: () => client.load(),
    send: (record) => sendRecord(shop, record),
    whenIdle: (callback) => whenIdle(window, callback),
    isOnline: () => environment.isOnline?.() !== false,
  })
  const stop = watchFailures(shop, (failure) =>
    log.add(
      logRecord(failure, {
        pathname: environment.location.pathname,
        search: environment.location.search,
        responses: client.loaded()?.responses.latest() ?? [],
      }),
    ),
  )
  window.addEventListener('pagehide', log.leave)
  window.addEventListener('online', log.flush)
  return () => {
    stop()
    window.removeEventListener('pagehide', log.leave)
    window.removeEventListener('online', log.flush)
  }
}

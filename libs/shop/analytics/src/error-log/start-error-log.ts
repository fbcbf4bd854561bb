import { jsNotify } from '@soe/contracts/routes'
import { callOnce, isShopError, whenIdle, type Shop } from '@soe/shop-platform'
import { watchFailures } from '../watch-failures'
import { classOfError, isVendorScript } from './classify-failure'
import { createErrorLog } from './create-error-log'
import { sendLeaving } from './send-leaving'
import { logRecord, type LoggedFailure } from './log-record'

type Report = (failure: LoggedFailure) => void

const reportEvent = (event: Event, origin: string, report: Report) => {
  if (event.target instanceof HTMLScriptElement)
    return report({ kind: 'script load', error: new Error('the script could not be loaded'), file: event.target.src })
  if (event instanceof ErrorEvent) {
    const { error, message, filename } = event
    const failed: unknown = error ?? message
    const kind = isVendorScript(filename, origin) ? 'vendor script' : classOfError(failed)
    return report({ kind, error: failed, file: filename })
  }
  // What a read or a change rejects with is reported by its cache.
  if (event instanceof PromiseRejectionEvent && !isShopError(event.reason))
    report({ kind: classOfError(event.reason), error: event.reason as unknown })
}

/** Logs what fails on the page and has failed since its start. */
export const startErrorLog = (shop: Shop, window: Window & typeof globalThis): (() => void) => {
  const { environment, client, queryClient } = shop
  const log = createErrorLog({
    send: (record) => callOnce(shop, jsNotify, { body: record }),
    sendLeaving: (record) => sendLeaving(shop, record),
    whenIdle: (callback) => whenIdle(window, callback),
    isOnline: () => environment.isOnline?.() !== false,
  })
  const report: Report = (failure) =>
    log.add(
      logRecord(failure, {
        pathname: environment.location.pathname,
        responses: client.loaded()?.responses.latest() ?? [],
      }),
    )
  environment.onScriptFailure?.((event) => reportEvent(event, environment.location.origin, report))
  const stop = watchFailures(queryClient, (error) => report({ kind: classOfError(error), error }))
  window.addEventListener('pagehide', log.leave)
  window.addEventListener('online', log.flush)
  return () => {
    stop()
    environment.onScriptFailure?.(() => undefined)
    window.removeEventListener('pagehide', log.leave)
    window.removeEventListener('online', log.flush)
  }
}

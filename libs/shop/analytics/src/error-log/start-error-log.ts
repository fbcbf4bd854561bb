import { jsNotify } from '@soe/contracts/routes'
import { callOnce, isShopError, whenIdle, type Shop } from '@soe/shop-platform'
import { watchFailures } from '../watch-failures'
import { classOfError, isVendorScript } from './classify-failure'
import { createErrorLog } from './create-error-log'
import { sendLeaving } from './send-leaving'
import { logRecord, type LoggedFailure } from './log-record'

type Report = (failure: LoggedFailure) => void

const watchScripts = (window: Window, origin: string, report: Report): (() => void) => {
  const onError = (event: Event) => {
    if (event.target instanceof HTMLScriptElement)
      return report({ kind: 'script load', error: new Error('the script could not be loaded'), file: event.target.src })
    if (!(event instanceof ErrorEvent)) return
    const { error, message, filename } = event
    const failed: unknown = error ?? message
    report({
      kind: isVendorScript(filename, origin) ? 'vendor script' : classOfError(failed),
      error: failed,
      file: filename,
    })
  }
  // What a read or a change rejects with is reported by its cache.
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isShopError(reason)) report({ kind: classOfError(reason), error: reason as unknown })
  }
  window.addEventListener('error', onError, { capture: true })
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError, { capture: true })
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** Logs what fails on the page from now on, and what its calls have failed with so far. */
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
  const stops = [
    watchScripts(window, environment.location.origin, report),
    watchFailures(queryClient, (error) => report({ kind: classOfError(error), error })),
  ]
  window.addEventListener('pagehide', log.leave)
  window.addEventListener('online', log.flush)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('pagehide', log.leave)
    window.removeEventListener('online', log.flush)
  }
}

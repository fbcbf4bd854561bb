import { isShopError } from '@soe/shop-platform'
import { classOfError, isVendorScript } from './classify-failure'
import type { LoggedFailure } from './log-record'

/** The script of the innermost call in an error's stack; empty where it names none. */
const scriptOf = (error: unknown): string =>
  /(https?:\/\/[^\s()]+?):\d+:\d+/.exec((error instanceof Error && error.stack) || '')?.[1] ?? ''

const readError = (error: unknown, file: string, origin: string): LoggedFailure => ({
  kind: isVendorScript(file, origin) ? 'vendor script' : classOfError(error),
  error,
  file,
})

export const readScriptFailure = (event: Event, origin: string): LoggedFailure | undefined => {
  if (event.target instanceof HTMLScriptElement)
    return { kind: 'script load', error: new Error('the script could not be loaded'), file: event.target.src }
  if (event instanceof ErrorEvent) {
    const error: unknown = event.error ?? event.message
    // What a read or a change rejects with is reported by its cache.
    return isShopError(error) ? undefined : readError(error, event.filename || scriptOf(error), origin)
  }
  if (!(event instanceof PromiseRejectionEvent) || isShopError(event.reason)) return undefined
  return readError(event.reason, scriptOf(event.reason), origin)
}

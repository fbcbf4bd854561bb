import { type Environment, type Shop, isShopError } from '@soe/shop-platform'
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

/** The most failures of scripts that a later listener still hears of. */
const mostKept = 20

type Listener = (event: Event) => void

interface ScriptFailures {
  readonly past: Event[]
  readonly listeners: Set<Listener>
}

const scripts = new WeakMap<Environment, ScriptFailures>()

/** The environment has one listener, and both the log and the tag manager want to hear. */
const scriptFailuresOf = (environment: Environment): ScriptFailures => {
  const known = scripts.get(environment)
  if (known) return known
  const failures: ScriptFailures = { past: [], listeners: new Set() }
  scripts.set(environment, failures)
  environment.onScriptFailure?.((event) => {
    if (failures.past.length < mostKept) failures.past.push(event)
    for (const listener of failures.listeners) listener(event)
  })
  return failures
}

const watchScripts = (environment: Environment, listener: Listener): (() => void) => {
  const { past, listeners } = scriptFailuresOf(environment)
  past.forEach(listener)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back with each failure of a read, a change or a script, once, and with those that happened before. */
export const watchFailures = (
  { environment, queryClient }: Shop,
  onFailure: (failure: LoggedFailure) => void,
): (() => void) => {
  const seen = new WeakSet<object>()
  const report = (failure: LoggedFailure) => {
    const { error } = failure
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return
      seen.add(error)
    }
    onFailure(failure)
  }
  const reportCall = (error: unknown) => {
    if (typeof error === 'object' && error !== null) report({ kind: classOfError(error), error })
  }
  const reportScript = (event: Event) => {
    const failure = readScriptFailure(event, environment.location.origin)
    if (failure) report(failure)
  }
  const [queries, changes] = [queryClient.getQueryCache(), queryClient.getMutationCache()]
  for (const { state } of [...queries.getAll(), ...changes.getAll()]) reportCall(state.error)
  const stops = [
    queries.subscribe(({ query }) => reportCall(query.state.error)),
    changes.subscribe(({ mutation }) => reportCall(mutation?.state.error)),
    watchScripts(environment, reportScript),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

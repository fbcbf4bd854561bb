import { createTarget, type Target } from '../target/http-target'
import type { Environment } from './run-step'
import { createScriptedStates } from './scripted-states'
import { createStateService, createVisitorStates, type StateService } from './state-service'
import { noStatesFile, type StatesFile } from './states-file'

export interface StateSource {
  /** The backend that scripts call. */
  readonly target: Target
  /** The URL that takes what no file describes; undefined where nothing takes it. */
  readonly url: string | undefined
  readonly file: StatesFile
  /** Whether scripts may do nothing but sign in. */
  readonly readOnly: boolean
  readonly env: Environment
  readonly signal: AbortSignal
  readonly grace: number
}

/** Whether a URL takes states: it knows what it is asked for, or says what is wrong with it. */
export const takesStates = async (url: string, signal: AbortSignal): Promise<boolean> => {
  const target = createTarget(new URL(url).origin, { signal })
  const request = { path: new URL(url).pathname, headers: { 'content-type': 'application/json' }, body: '{}' }
  const { status } = await target.send({ method: 'POST', ...request })
  target.close()
  return ![0, 401, 403, 404, 405, 501].includes(status)
}

const openUrl = (url: string, options: Pick<StateSource, 'signal' | 'grace'>) => {
  const { origin, pathname } = new URL(url)
  const target = createTarget(origin, options)
  return { rest: createStateService(target, pathname), close: () => target.close() }
}

/** The states of one backend, by URL and by file. */
export const openStates = (source: StateSource): { service: StateService; close(): void } => {
  const { target, url, file, readOnly, env } = source
  const { rest, close } =
    url === undefined ? { rest: createVisitorStates(), close: () => undefined } : openUrl(url, source)
  const isEmpty = file === noStatesFile
  return { service: isEmpty ? rest : createScriptedStates({ target, file, rest, readOnly, env }), close }
}

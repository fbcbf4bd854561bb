import { createTarget, type Target } from '../target/http-target'
import type { Environment } from './run-step'
import { createScriptedStates } from './scripted-states'
import { createStateService, type StateService } from './state-service'
import { readStatesFiles } from './states-file'

export interface StateSource {
  /** The backend that scripts call. */
  readonly target: Target
  /** The URL that takes what no file describes. */
  readonly url: string
  readonly files: readonly string[]
  readonly env: Environment
}

/** The states of one backend, by URL and by file. */
export const openStates = ({ target, url, files, env }: StateSource): { service: StateService; close(): void } => {
  const stateTarget = createTarget(url)
  const rest = createStateService(stateTarget, new URL(url).pathname)
  const service = files.length === 0 ? rest : createScriptedStates({ target, file: readStatesFiles(files), rest, env })
  return { service, close: () => stateTarget.close() }
}

import type { ScriptFailure, WorldDraft } from '@soe/world'

/** Different failures that a scenario keeps; more of them say nothing new. */
const mostFailures = 50

const isSame = (failure: Omit<ScriptFailure, 'count'>, { rule, kind, reason }: ScriptFailure): boolean =>
  failure.rule === rule && failure.kind === kind && failure.reason === reason

/** Keeps with the armed scenario that one of its rules could not do what it says, so that verifying it fails. */
export const noteScriptFailure = (draft: WorldDraft, scenario: string, failure: Omit<ScriptFailure, 'count'>) => {
  const state = draft.scenarios.get(scenario)
  if (!state) return
  const { failures = [] } = state
  const at = failures.findIndex((known) => isSame(failure, known))
  const known = failures[at]
  if (known) draft.scenarios.put({ ...state, failures: failures.with(at, { ...known, count: known.count + 1 }) })
  else if (failures.length < mostFailures)
    draft.scenarios.put({ ...state, failures: [...failures, { ...failure, count: 1 }] })
}

import { isErrorId, type OperationKey } from '@soe/contracts'
import type { CounterChanges, DecisionDraft, OrderedFailure } from '@soe/scenario'
import type { FailureState, WorldDraft } from '@soe/world'

const orderedFailure = ({ error, status }: FailureState): OrderedFailure => ({
  ...(error !== undefined && isErrorId(error) && { error }),
  ...(status !== undefined && { status }),
})

class WorldDecisionDraft implements DecisionDraft {
  constructor(private readonly draft: WorldDraft) {}

  get now() {
    return this.draft.now
  }

  armedAt(scenario: string) {
    return this.draft.scenarios.get(scenario)?.armedAt ?? this.draft.now
  }

  counterOf(id: string) {
    return this.draft.tallies.get(id)
  }

  random() {
    return this.draft.random()
  }

  takeFailure(operation: OperationKey) {
    const failure = this.draft.failures.values().find(({ on }) => on === operation)
    if (!failure) return undefined
    this.draft.failures.delete(failure.id)
    return orderedFailure(failure)
  }
}

export const createDecisionDraft = (draft: WorldDraft): DecisionDraft => new WorldDecisionDraft(draft)

export const storeCounters = ({ tallies }: WorldDraft, changes: CounterChanges) => {
  for (const [id, counter] of changes) {
    if (counter) tallies.put(counter)
    else tallies.delete(id)
  }
}

import { decideChunk, type ChunkVerdict } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import { armedRulesOf } from './armed-rules'
import { createDecisionDraft, storeCounters } from './decision-draft'
import { runRuleCommands } from './run-rule-commands'

/** Counts a request for a script of the shop; undefined where no rule is about it. */
export const runChunkRules = (
  draft: WorldDraft,
  path: string,
  sessionId: string | undefined,
  realNow: number,
): ChunkVerdict | undefined => {
  const rules = armedRulesOf(draft.world)?.ofChunks ?? []
  const verdict = decideChunk(createDecisionDraft(draft), rules, path, sessionId)
  if (!verdict) return undefined
  storeCounters(draft, verdict.counters)
  runRuleCommands(draft, verdict.commands, realNow)
  return verdict
}

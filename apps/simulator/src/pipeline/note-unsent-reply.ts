import { bodyKindOf, type Reply as RuleReply, type RuleVerdict } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import { noteScriptFailure } from './note-script-failure'
import { errorOf, type Reply } from './reply'

/** Whether the reply changes an answer of the operation, and gives none of its own. */
const changesAnswer = (reply: RuleReply): boolean => {
  const { patch, emptyProcessStep, goToUrl, status = 500 } = reply
  return (
    patch !== undefined ||
    emptyProcessStep === true ||
    goToUrl !== undefined ||
    (status < 400 && bodyKindOf(reply) === undefined)
  )
}

/** Keeps that the reply of the acting rule was not sent: it broke the contract, or the operation failed by itself. */
export const noteUnsentReply = (draft: WorldDraft, verdict: RuleVerdict, sent: Reply) => {
  const { acting } = verdict
  const reply = verdict?.reply
  if (!acting || !reply) return
  const { scenario, rule } = acting
  if (sent.kind === 'off-contract') {
    noteScriptFailure(draft, scenario, { rule: rule.id, kind: 'off-contract', reason: sent.reason })
  } else if (changesAnswer(reply) && sent.kind !== 'answer') {
    const reason = `the operation failed by itself (${errorOf(sent) ?? 'no answer'})`
    noteScriptFailure(draft, scenario, { rule: rule.id, kind: 'unsent', reason })
  }
}

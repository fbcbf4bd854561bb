import { runCommand } from '@soe/carrier'
import type { CommandName } from '@soe/contracts'
import type { RuleCommand } from '@soe/scenario'
import { RefusalFault, type WorldDraft } from '@soe/world'
import type { RanCommand } from '../journal/call-ending'
import { noteScriptFailure } from './note-script-failure'

/** Commands that need something to be about, and the refusal where it is missing. */
const needed: Readonly<Partial<Record<CommandName, string>>> = {
  answerChat: 'No chat is open.',
  endChat: 'No chat is open.',
  extendSession: 'No session is on.',
  handOverCase: 'There is no case.',
}

const foundNone = (name: CommandName, affected: number): string | undefined =>
  affected === 0 ? needed[name] : undefined

const tryCommand = (draft: WorldDraft, { rule, name, command }: RuleCommand, realNow: number): RanCommand => {
  if (!command) return { rule, command: name, affected: 0, refused: 'The call has no cart.' }
  try {
    const { affected } = runCommand(draft, command, realNow)
    const refused = foundNone(name, affected)
    return { rule, command: name, affected, ...(refused !== undefined && { refused }) }
  } catch (error) {
    if (!(error instanceof RefusalFault)) throw error
    return { rule, command: name, affected: 0, refused: error.message }
  }
}

const runRuleCommand = (draft: WorldDraft, given: RuleCommand, realNow: number): RanCommand => {
  const ran = tryCommand(draft, given, realNow)
  const { rule, command, refused } = ran
  if (refused !== undefined) {
    noteScriptFailure(draft, given.scenario, { rule, kind: 'command', reason: `${command}: ${refused}` })
  }
  return ran
}

/** Runs the commands of rules as a part of the call; one that can't be done leaves the call as it is. */
export const runRuleCommands = (
  draft: WorldDraft,
  commands: readonly RuleCommand[],
  realNow: number,
): readonly RanCommand[] => commands.map((command) => runRuleCommand(draft, command, realNow))

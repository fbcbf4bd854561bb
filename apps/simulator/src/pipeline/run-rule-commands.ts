import type { Command, CommandName } from '@soe/contracts'
import { RefusalFault, type CartState, type WorldDraft } from '@soe/world'
import { runCommand } from '../control/run-command'

/** What a rule's commands are about where they do not say it. */
export interface EffectSubject {
  readonly sessionId: string
  readonly cart: CartState | undefined
}

/** A command that a rule gave, and what came of it. */
export interface RanEffect {
  readonly rule: string
  readonly command: CommandName
  readonly affected: number
  /** Why it could not be done. */
  readonly refused?: string
}

type Subjects = Partial<Record<CommandName, { field: string; of: (subject: EffectSubject) => string | undefined }>>

const subjects: Subjects = {
  lockCart: { field: 'cartId', of: ({ cart }) => cart?.id },
  unlockCart: { field: 'cartId', of: ({ cart }) => cart?.id },
  handOverCase: { field: 'caseId', of: ({ cart }) => cart?.caseId },
  expireSession: { field: 'sessionId', of: ({ sessionId }) => sessionId },
  extendSession: { field: 'sessionId', of: ({ sessionId }) => sessionId },
}

/** The command with the ids of the call where it names none; undefined where the call has nothing of the kind. */
const aimed = (command: Command, subject: EffectSubject): Command | undefined => {
  const [name, given] = Object.entries(command)[0] as [CommandName, Record<string, unknown>]
  const meant = subjects[name]
  if (!meant || given[meant.field] !== undefined) return command
  const id = meant.of(subject)
  return id === undefined ? undefined : ({ [name]: { ...given, [meant.field]: id } } as unknown as Command)
}

const nameOf = (command: Command) => Object.keys(command)[0] as CommandName

/** Runs a command of a rule as a part of the call; one that can't be done leaves the call as it is. */
export const runEffect = (
  draft: WorldDraft,
  rule: string,
  command: Command,
  subject: EffectSubject,
  realNow: number,
): RanEffect => {
  const meant = aimed(command, subject)
  if (!meant) return { rule, command: nameOf(command), affected: 0, refused: 'The call has no cart.' }
  try {
    return { rule, command: nameOf(command), affected: runCommand(draft, meant, realNow).affected }
  } catch (error) {
    if (!(error instanceof RefusalFault)) throw error
    return { rule, command: nameOf(command), affected: 0, refused: error.message }
  }
}

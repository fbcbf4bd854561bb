import { commandNamed, type Command, type CommandName } from '@soe/contracts'
import type { ListedRule } from './rule-list'

/** The ids that a rule's commands use where they name none. */
export interface CommandSubject {
  readonly sessionId: string
  readonly cartId: string | undefined
  readonly caseId: string | undefined
}

/** A command that a rule gives. */
export interface RuleCommand {
  readonly scenario: string
  readonly rule: string
  readonly name: CommandName
  /** Undefined where it is about the call's cart, and the call has none. */
  readonly command: Command | undefined
}

type SubjectFields = Partial<Record<CommandName, { field: string; subject: keyof CommandSubject }>>

const subjectFields: SubjectFields = {
  lockCart: { field: 'cartId', subject: 'cartId' },
  unlockCart: { field: 'cartId', subject: 'cartId' },
  handOverCase: { field: 'caseId', subject: 'caseId' },
  expireSession: { field: 'sessionId', subject: 'sessionId' },
  extendSession: { field: 'sessionId', subject: 'sessionId' },
}

const nameOf = (command: Command) => Object.keys(command)[0] as CommandName

/** The command with the call's own id where it names none. */
const aim = (command: Command, subject: CommandSubject): Command | undefined => {
  const [name, given] = Object.entries(command)[0] as [CommandName, Record<string, unknown>]
  const field = subjectFields[name]
  if (!field || given[field.field] !== undefined) return command
  const id = subject[field.subject]
  return id === undefined ? undefined : commandNamed(name, { ...given, [field.field]: id })
}

/** The commands of the rules that fired, in their order. */
export const ruleCommands = (fired: readonly ListedRule[], subject: CommandSubject): RuleCommand[] =>
  fired.flatMap(({ played: { scenario, rule } }) =>
    rule.then.map((command) => ({ scenario, rule: rule.id, name: nameOf(command), command: aim(command, subject) })),
  )

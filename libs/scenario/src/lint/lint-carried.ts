import type { Command, CommandName } from '@soe/contracts'
import { commitDefaults } from '../document/commit-default'
import { error, type Finding, type Segment } from '../document/finding'
import { bodyKindOf } from '../document/reply.schema'
import type { Rule, ScenarioParts } from '../document/scenario'
import { keysOfRule } from '../semantics/keys-of-rule'

/** What stands behind a world that has no carrier of its own. */
export type RealCarrier = 'real' | 'real-with-states'

/** Who does what a command says in front of a real backend: the world itself, the backend's states, or both. */
export const carriedCommands: Readonly<
  Partial<Record<CommandName, { readonly world: boolean; readonly states: boolean }>>
> = {
  failNext: { world: true, states: false },
  setNetwork: { world: true, states: false },
  lockCart: { world: false, states: true },
  advanceClock: { world: true, states: true },
}

const nameOf = (command: Command) => Object.keys(command)[0] as CommandName

const possible = (carrier: RealCarrier): CommandName[] =>
  (Object.keys(carriedCommands) as CommandName[]).filter(
    (name) => carrier === 'real-with-states' || carriedCommands[name]?.states === false,
  )

const commands = (given: readonly Command[], carrier: RealCarrier, at: readonly Segment[]): Finding[] =>
  given.flatMap((command, index) => {
    const name = nameOf(command)
    const allowed = possible(carrier)
    if (allowed.includes(name)) return []
    const why =
      carriedCommands[name] === undefined
        ? `A real backend has no state for ${name}: bring it about by its own means, or answer as if it were so`
        : `${name} is a state of the backend, and this world knows no URL that takes states: name one as the carrier's "states"`
    return [error('not-before-a-backend', [...at, index, name], `${why}.`, allowed)]
  })

const unseen = {
  cartLines: 'ask for a field of the request, or for one of the answer with when.answered.body',
  processStep: 'ask for the step in the answer, with when.answered.body',
  lockOwner: 'ask for the error with when.answered.error: CART_LOCKED, or for its details with when.answered.body',
} as const

const conditions = ({ when }: Rule, carrier: RealCarrier): Finding[] => [
  ...Object.entries(unseen).flatMap(([name, instead]) =>
    when?.[name as keyof typeof unseen] === undefined
      ? []
      : [
          error(
            'not-before-a-backend',
            ['when', name],
            `A real backend does not say before a call what ${name} asks for; ${instead}.`,
          ),
        ],
  ),
  ...(when?.persona !== undefined && carrier === 'real'
    ? [
        error(
          'not-before-a-backend',
          ['when', 'persona'],
          'The persona of a real backend\'s session is not known; narrow the rule by audience, or name the carrier\'s "states".',
        ),
      ]
    : []),
]

/** Whether a rule says by itself what is answered. */
const answersAlone = ({ reply, fault }: Rule): boolean => {
  if (fault?.reset || fault?.hang) return true
  if (reply?.error !== undefined || reply?.errors !== undefined) return true
  return reply?.status !== undefined && (reply.status >= 400 || bodyKindOf(reply) !== undefined)
}

const kindOf = ({ reply, fault }: Rule): string =>
  Object.keys(reply ?? fault ?? {}).find((kind) => kind in commitDefaults) ?? 'a rule without a reply'

const undone = (rule: Rule): Finding[] => {
  if (rule.commit || answersAlone(rule)) return []
  const kind = kindOf(rule)
  const said = `A real backend can't say what it would answer to a call that does not happen, which ${kind} with commit: false needs; let it happen (leave commit out), or answer with an error or a status.`
  return [error('not-before-a-backend', ['commit'], said)]
}

interface BeforeBackend {
  readonly carrier: RealCarrier
  /** Operations that the simulator answers itself. */
  readonly simulated?: readonly string[] | undefined
}

/** What a scenario asks for that nobody can do, or know, in front of a real backend. */
export const lintCarried = (
  { setup = [], rules }: ScenarioParts,
  { carrier, simulated = [] }: BeforeBackend,
): Finding[] => [
  ...commands(setup, carrier, ['setup']),
  ...rules.flatMap((rule, index) =>
    [
      ...(keysOfRule(rule).every((key) => simulated.includes(key))
        ? []
        : [...conditions(rule, carrier), ...undone(rule)]),
      ...commands(rule.then, carrier, ['then']),
    ].map((finding) => ({
      ...finding,
      segments: ['rules', index, ...finding.segments],
    })),
  ),
]

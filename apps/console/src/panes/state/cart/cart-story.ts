import type { JournalEntry, WorldScenario, WorldState } from '@soe/simulator-client'
import * as routes from '@soe/contracts/routes'
import type { JournalRow } from '../../../data'
import type { CartState } from './cart-rows'
import { lockMaker, type Lock } from './lock-view'
import { isCallOf, sessionsOf } from './owners'
import { skusIn, type SkuNames } from './sku-names'

export interface StoryStep {
  id: string
  at: number
  words: string
  by: 'rule' | 'tester' | 'shopper'
  isRefused: boolean
  decision?: string
}

const table: Readonly<Record<string, readonly [done: string, refused: string]>> = {
  'cart.addDevice': ['added', 'refused'],
  'cart.addAccessories': ['added', 'refused'],
  'cart.addPlan': ['Plan chosen', 'Plan refused'],
  'cart.assignMtn': ['Number chosen', 'Number refused'],
  'cart.removeDevice': ['Line removed', 'Removal refused'],
  'cart.saveCart': ['Cart saved', 'Saving refused'],
  'cart.applyPromo': ['Promotion applied', 'Promotion refused'],
  'cases.resumeCase': ['Case resumed', 'Resuming refused'],
}

/** saveCart: Save cart */
const spaced = (name: string) => {
  const text = name.replace(/([a-z0-9])([A-Z])/g, (_, left: string, right: string) => `${left} ${right.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const isRefused = ({ error, status }: JournalEntry) => error !== undefined || status === 0 || status >= 400

const wordsOf = (call: JournalEntry, names: SkuNames): string => {
  const [done, refused] = table[call.operation] ?? []
  const verb = isRefused(call) ? refused : done
  if (verb === undefined) {
    const name = spaced(call.operation.split('.')[1] ?? call.operation)
    return isRefused(call) ? `${name} refused` : name
  }
  if (verb !== 'added' && verb !== 'refused') return verb
  const skus = skusIn(call.request.body, names)
  const [first] = skus
  const more = skus.length > 1 ? ` and ${skus.length - 1} more` : ''
  return `${first?.name ?? (call.operation === 'cart.addDevice' ? 'Device' : 'Accessory')}${more} ${verb}`
}

const areas: readonly string[] = ['cart', 'cases', 'checkout', 'quote', 'tradeIn', 'promo', 'plans']

const changes: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap((route) => ('key' in route && route.kind === 'change' ? [route.key] : [])),
)

const isChange = (operation: string) => changes.has(operation) && areas.includes(operation.split('.')[0] ?? '')

const callStep = (call: JournalEntry, names: SkuNames): StoryStep => ({
  id: call.id,
  at: Date.parse(call.at),
  words: wordsOf(call, names),
  by: call.rule ? 'rule' : call.because === 'failNext' ? 'tester' : 'shopper',
  isRefused: isRefused(call),
  decision: call.id,
})

const holds: Readonly<Record<string, string>> = {
  lockCart: 'Locked',
  unlockCart: 'Unlocked',
  handOverCase: 'Handed over',
}

const commandIn = (row: JournalRow): string | undefined =>
  row.kind === 'event' && row.event.kind === 'command-run' ? Object.keys(row.event.details ?? {})[0] : undefined

/** Whether a command is about the cart; one that names no cart is about all. */
const isAbout = (row: JournalRow, { id, caseId }: CartState) => {
  const given = row.kind === 'event' ? Object.values(row.event.details ?? {})[0] : undefined
  const { cartId, caseId: aCase } = (given ?? {}) as { cartId?: unknown; caseId?: unknown }
  return (cartId === undefined || cartId === id) && (aCase === undefined || aCase === caseId)
}

const stepsOf = (row: JournalRow, names: SkuNames): StoryStep[] => {
  if (row.kind === 'call') return [callStep(row.call, names)]
  const words = holds[commandIn(row) ?? '']
  return words === undefined ? [] : [{ id: row.id, at: row.at, words, by: 'tester', isRefused: false }]
}

/** A rule's lock appears after the call at which the rule fired: it is neither a call nor a command of its own. */
const withLock = (steps: readonly StoryStep[], lock: Lock | undefined, rows: readonly JournalRow[]): StoryStep[] => {
  const decision = lock && lockMaker(lock, rows)?.decision
  return steps.flatMap((step) => {
    if (step.decision === undefined || step.decision !== decision) return [step]
    return [step, { ...step, id: `${step.id} lock`, words: 'Locked', isRefused: false }]
  })
}

const mostSteps = 40

/** The changes to the cart, committed and refused, oldest first. */
export const cartStory = (
  cart: CartState,
  state: Pick<WorldState, 'sessions'>,
  rows: readonly JournalRow[],
  names: SkuNames,
  lock?: Lock,
): StoryStep[] => {
  const sessions = sessionsOf(state, cart.owner)
  const steps = rows
    .filter((row) =>
      row.kind === 'call' ? isChange(row.call.operation) && isCallOf(row.call, sessions) : isAbout(row, cart),
    )
    .filter(({ at }) => at >= cart.createdAt && (cart.status === 'open' || at <= cart.updatedAt))
    .flatMap((row) => stepsOf(row, names))
  return withLock(steps, lock, rows).slice(-mostSteps)
}

export interface Ghost {
  id: string
  item: string
  rule: string
  outcome: string
  at: number
}

const outcomeOf = ({ error, status }: JournalEntry) => error ?? (status === 0 ? 'a reset connection' : String(status))

const ruleKey = ({ scenario, rule }: { scenario: string; rule: string }) => `${scenario}/${rule}`

/** Armed rules that commit the change, whatever they answer. */
export const committingRules = (
  scenarios: readonly Pick<WorldScenario, 'id' | 'document'>[] = [],
): ReadonlySet<string> =>
  new Set(
    scenarios.flatMap(({ id, document }) =>
      document.rules.flatMap(({ id: rule, commit }) => (commit ? [ruleKey({ scenario: id, rule })] : [])),
    ),
  )

/** Calls after the cart's last change. A frozen clock gives them one time, so their order decides. */
const callsSince = (updatedAt: number, calls: readonly JournalEntry[], isDone: (call: JournalEntry) => boolean) => {
  const last = calls.findLastIndex((call) => isDone(call) && Date.parse(call.at) === updatedAt)
  return last === -1 ? calls.filter(({ at }) => Date.parse(at) > updatedAt) : calls.slice(last + 1)
}

/** Items that a rule kept out of the cart since its last change; each once, as last refused. */
export const ghostsOf = (
  cart: CartState,
  state: Pick<WorldState, 'sessions'>,
  rows: readonly JournalRow[],
  names: SkuNames,
  committing: ReadonlySet<string> = new Set(),
): Ghost[] => {
  const sessions = sessionsOf(state, cart.owner)
  const isDone = (call: JournalEntry) =>
    !isRefused(call) || (call.rule !== undefined && committing.has(ruleKey(call.rule)))
  const calls = rows.flatMap((row) =>
    row.kind === 'call' && isChange(row.call.operation) && isCallOf(row.call, sessions) ? [row.call] : [],
  )
  const ghosts = callsSince(cart.updatedAt, calls, isDone).flatMap((call): Ghost[] => {
    if (!call.rule || isDone(call) || !call.operation.startsWith('cart.')) return []
    const [sku] = skusIn(call.request.body, names)
    const item = sku ? `${sku.name}, ${sku.variant}` : spaced(call.operation.split('.')[1] ?? '')
    return [{ id: call.id, item, rule: call.rule.rule, outcome: outcomeOf(call), at: Date.parse(call.at) }]
  })
  return [...new Map(ghosts.map((ghost) => [`${ghost.rule} ${ghost.item}`, ghost])).values()]
}

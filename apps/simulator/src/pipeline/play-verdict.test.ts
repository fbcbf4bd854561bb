import type { CallEffect, OperationKey } from '@soe/contracts'
import { createTestWorld, deviceBody } from '@soe/carrier/testing'
import { checkScenario, type RuleInput } from '@soe/scenario'
import { createDraft } from '@soe/world'
import { armScenario } from './arm-scenario'
import { transact, type CallResult } from './run-call'

type Script = Pick<RuleInput, 'reply' | 'fault' | 'then'>

const call = (on: OperationKey, body: unknown, script: Script, commit: boolean): CallResult => {
  const world = createTestWorld()
  const rules = [{ id: 'the-rule', on, always: true, commit, ...script }]
  const { scenario, problems } = checkScenario({ apiVersion: 'sim/v1', kind: 'Scenario', id: 'a', title: 'A', rules })
  if (!scenario) throw new Error(JSON.stringify(problems))
  const armed = { digest: JSON.stringify(rules), since: { journal: '', seq: 0 }, realNow: world.time.now }
  world.change((draft) => armScenario(draft, scenario, armed))
  const context = {
    worldId: 'test',
    sessionId: undefined,
    audience: 'prospect',
    channel: 'VZW-DOTCOM',
    requestId: undefined,
    language: 'en',
    headerProblems: 0,
  } as const
  let made = 0
  const makeDraft = () => createDraft(world.value, world.time.now, { secret: () => `id-${(made += 1)}` })
  return transact(on, makeDraft, { context, body, query: {}, realNow: world.time.now })
}

const cartsAfter = ({ draft }: CallResult) => draft.carts.values().length

const add = (script: Script, commit: boolean) => call('cart.addDevice', deviceBody(), script, commit)
const addUnknown = (script: Script, commit: boolean) =>
  call('cart.addDevice', deviceBody({ id: 'dreadnought' }), script, commit)
const read = (script: Script, commit: boolean) => call('catalogue.listBundles', {}, script, commit)

type Effects = Readonly<Record<'added' | 'refused' | 'kept' | 'keptRefused', CallEffect>>

/** Replaces the answer: without `commit` the operation does not run. */
const answers: Effects = { added: 'done-unseen', refused: 'failed', kept: 'not-done', keptRefused: 'not-done' }
/** Changes the answer, so an error of the operation's own goes out as it is. */
const changes: Effects = { ...answers, keptRefused: 'failed' }
/** Leaves the answer as it is. */
const leaves: Effects = { ...changes, added: 'done' }

const scripts: readonly (readonly [name: string, script: Script, effects: Effects])[] = [
  ['an error', { reply: { error: '208' } }, answers],
  ['several errors', { reply: { errors: [{ error: '208' }] } }, answers],
  ['a failure status', { reply: { status: 503 } }, answers],
  ['a body', { reply: { status: 200, body: {}, offContract: true } }, answers],
  ['a reset', { fault: { reset: true } }, answers],
  ['a hang', { fault: { hang: true } }, answers],
  ['a good status', { reply: { status: 202, offContract: true } }, changes],
  ['a patch', { reply: { patch: { added: 1 }, offContract: true } }, changes],
  ['an empty step', { reply: { emptyProcessStep: true } }, changes],
  ['an address', { reply: { goToUrl: '/sales/digital/cart.html' } }, changes],
  ['a delay', { fault: { delay: { fixed: 'PT0.001S' } } }, leaves],
  ['a cut', { fault: { truncate: { bytes: 1 } } }, leaves],
  // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
  ['a command', { then: [{ setNetwork: { latency: 'PT0.001S' } }] }, leaves],
]

/** Those that any operation can be given. */
const readScripts = [
  'a failure status',
  'a body',
  'a reset',
  'a good status',
  'a patch',
  'a delay',
  'a cut',
  'a command',
]

describe('the effect of a call', () => {
  it.each(scripts)('of %s says whether the change was made', (_, script, effects) => {
    const calls = [add(script, true), addUnknown(script, true), add(script, false), addUnknown(script, false)]
    expect(calls.map(({ ending }) => ending.effect)).toEqual([
      effects.added,
      effects.refused,
      effects.kept,
      effects.keptRefused,
    ])
    expect(calls.map(cartsAfter)).toEqual([1, 0, 0, 0])
  })

  it.each(scripts.filter(([name]) => readScripts.includes(name)))(
    'of %s says the same of a read',
    (_, script, effects) => {
      const calls = [read(script, true), read(script, false)]
      expect(calls.map(({ ending }) => ending.effect)).toEqual([effects.added, effects.kept])
    },
  )
})

import { findOperation, type Command, type ClockChange, type OperationKey } from '@soe/contracts'
import type { Shopper, TestWorld } from '@soe/simulator-client/jest'
import fc from 'fast-check'

/** Something that happens in a session: a call of the shopper, or what a tester does to the world. */
export type SessionStep =
  | { readonly kind: 'call'; readonly key: OperationKey; readonly body: unknown }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'clock'; readonly change: ClockChange }

export interface RandomSession {
  readonly persona: string
  readonly seed: number
  /** Armed before the first call. */
  readonly scenario: string | undefined
  readonly steps: readonly SessionStep[]
}

/** What a shopper sees of an answer. */
export interface Ending {
  readonly status: number
  readonly error: string | undefined
  readonly lockedBy: string | undefined
}

const call = (key: OperationKey, body: unknown): SessionStep => ({ kind: 'call', key, body })
const example = (key: OperationKey): SessionStep => call(key, findOperation(key).metadata.example.body)

const phone = (skuId: string, productId: string): SessionStep =>
  call('cart.addDevice', {
    cartInfo: { intendType: 'AAL' },
    data: { lines: [{ isNewLine: true, device: { id: skuId, productId, dppMonths: 36, contractTerm: '36' } }] },
  })

const calls = fc.oneof(
  { weight: 5, arbitrary: fc.constant(phone('orbit-12-pro-kelp-128', 'dev14000001')) },
  { weight: 2, arbitrary: fc.constant(phone('pelago-9-lichen-256', 'dev14000003')) },
  fc.constant(phone('nothing-at-all', 'dev14000001')),
  fc.constant(example('cart.addPlan')),
  fc.constantFrom('newLine1', 'newLine2').map((lineId) => call('cart.removeDevice', { cartInfo: {}, lineId })),
  fc.constant(example('cases.getCases')),
  fc.constant(call('content.getFeatureFlags', undefined)),
  fc.constant(example('cart.validateCart')),
  fc.constant(call('checkout.placeOrder', { cartInfo: {} })),
  fc.constant(call('cart.addDevice', { nonsense: true })),
)

const commands = fc
  .constantFrom<Command>(
    { lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } },
    { lockCart: { channel: 'VZW-TELESALES' } },
    { unlockCart: {} },
    { sellOut: { skuId: 'orbit-12-pro-kelp-128' } },
    { setStock: { skuId: 'orbit-12-pro-kelp-128', status: 'in-stock' } },
    { failNext: { on: 'cart.addDevice', error: '208' } },
    { failNext: { on: 'cart.addDevice', status: 503 } },
    { failNext: { on: 'cases.getCases', status: 0 } },
    { setCredit: { pastDueCents: 5000 } },
    { advanceClock: { by: 'PT10M' } },
    { extendSession: {} },
    { expireSession: {} },
  )
  .map((command): SessionStep => ({ kind: 'command', command }))

const clocks = fc
  .constantFrom<ClockChange>(
    { advance: 'PT16M' },
    { freeze: true },
    { resume: true },
    { advance: 'PT5M', freeze: true },
  )
  .map((change): SessionStep => ({ kind: 'clock', change }))

const scenarios = [
  undefined,
  'rules: [{ id: r, on: cart.addDevice, nth: 2, reply: { error: "208" }, then: [lockCart: { channel: VZW-RETAIL, ttl: PT15M }] }]',
  'rules: [{ id: r, on: cart.addDevice, nth: 1, fault: { reset: true }, commit: true }]',
  'rules: [{ id: r, on: cart.*, per: session, times: { from: 3, to: 4 }, reply: { status: 503 } }]',
  'setup: [{ sellOut: { skuId: orbit-12-pro-kelp-128 } }]\nrules: [{ id: r, on: cases.getCases, always: true, then: [unlockCart: {}] }]',
  'rules: [{ id: r, on: cart.addDevice, probability: 0.5, reply: { error: "417" }, commit: true }]',
].map((rules) => rules && `apiVersion: sim/v1\nkind: Scenario\nid: original\ntitle: What was armed\n${rules}\n`)

export const randomSession: fc.Arbitrary<RandomSession> = fc.record({
  persona: fc.constantFrom('prospect', 'signed-in'),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  scenario: fc.constantFrom(...scenarios),
  steps: fc
    .array(
      fc.oneof({ weight: 8, arbitrary: calls }, { weight: 3, arbitrary: commands }, { weight: 1, arbitrary: clocks }),
      { minLength: 2, maxLength: 14 },
    )
    .map((steps) => [...steps, example('cases.getCases')]),
})

const seen = (status: number, error: string | undefined, lockedBy: string | undefined): Ending => ({
  status,
  // A failure that was ordered and one that a rule gives say so differently.
  error: error?.startsWith('SCRIPTED_') ? undefined : error,
  lockedBy,
})

const codeOf = (raw: unknown): string | undefined => (raw as { error?: { code?: string } } | undefined)?.error?.code

const send = async (shopper: Shopper, key: OperationKey, body: unknown): Promise<Ending> => {
  try {
    const { status, error, errors, raw } = await shopper.call(key, { body: body as never })
    return seen(status, error ?? codeOf(raw), errors[0]?.details?.[0]?.lockedChannelID)
  } catch {
    return seen(0, undefined, undefined)
  }
}

/** Goes through the steps, and returns how each call ended. */
export const takeSteps = async (
  world: TestWorld,
  shopper: Shopper,
  steps: readonly SessionStep[],
): Promise<Ending[]> => {
  const endings: Ending[] = []
  for (const step of steps) {
    if (step.kind === 'call') endings.push(await send(shopper, step.key, step.body))
    else if (step.kind === 'command') await world.command(step.command)
    else await world.clock(step.change)
  }
  return endings
}

/** Comes in, arms the scenario, goes through the steps, and returns how each call ended. */
export const goThrough = async (
  world: TestWorld,
  steps: readonly SessionStep[],
  scenario: string | undefined,
): Promise<Ending[]> => {
  const shopper = await world.enter()
  if (scenario !== undefined) await world.arm(scenario)
  return takeSteps(world, shopper, steps)
}

export const callsOf = ({ steps }: RandomSession): SessionStep[] => steps.filter(({ kind }) => kind === 'call')

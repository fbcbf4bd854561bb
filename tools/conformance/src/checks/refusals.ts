import type { Audience, OperationKey } from '@soe/contracts'
import { isDeepStrictEqual as isEqual } from 'node:util'
import { operationOf } from '../contract/judged-operations'
import type { Check } from '../run/check'
import type { CallerOf } from './callers'
import { exampleOf } from '../shopping/examples'
import { needsCart, prepare } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { readAll, readsOf } from './reads/reads'
import { type Refusal, type Request, nobody } from './refusals/refusal'
import { cartRefusals } from './refusals/cart'
import { checkoutRefusals } from './refusals/checkout'
import { otherRefusals } from './refusals/others'

const declared: readonly Refusal[] = [...cartRefusals, ...checkoutRefusals, ...otherRefusals]

const longer = (text: string) => text.replaceAll('in other letters', 'and one letter more')

/** What is not found in other letters is not found with one letter more. */
const withOneLetterMore = (refusal: Refusal): Refusal[] =>
  refusal.name.endsWith('in other letters')
    ? [
        {
          ...refusal,
          name: longer(refusal.name),
          request: JSON.parse(longer(JSON.stringify(refusal.request))) as Request,
        },
      ]
    : []

const refusals: readonly Refusal[] = [...declared, ...declared.flatMap(withOneLetterMore)]

const saysOf = ({ key, name, legal = [] }: Refusal) =>
  `${operationOf(key).summary ?? key}, ${name}, is refused${legal.length > 0 ? ` with ${legal.join(' or ')}` : ''}`

const refusalCheck = (refusal: Refusal, audience: Audience): Check => {
  const { name, key, request, legal, kind = 'other-error', prepared } = refusal
  return {
    name: `refusal ${key} ${name}`,
    family: 'positive',
    key,
    audience,
    changes: true,
    run: async (context) => {
      const shopper = await context.shopper(audience)
      if (prepared === true) await prepare(shopper, key)
      else if (prepared) await shopper.asSetup(() => prepared(shopper))
      const isChange = operationOf(key).metadata.kind === 'change'
      const reads = isChange ? readsOf(key).slice(0, 2) : []
      if (prepared) await readAll(context, shopper, reads.slice(0, 1))
      const says = saysOf(refusal)
      const reasons = legal && legal.length > 0 ? { errors: legal } : {}
      const expect = legal && ({ kind, at: name, says, ends: 'refused', ...reasons } as const)
      await shopper.call(key, { ...request, ...(expect && { expect }) })
      // What was refused has changed nothing.
      if (prepared && !context.isBroken()) await readAll(context, shopper, reads)
    },
  }
}

/** Fields of examples that name what somebody must know. */
const names = new Set(
  'lineId mtn planId skuId productId promoCode referralCode authCode selectedOptionCode id'.split(' '),
)

/** The value with what it names replaced by what nobody knows. */
const unnamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unnamed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && names.has(name) ? nobody : unnamed(part),
    ]),
  )
}

/** Accessories can begin a cart, and what the bar codes stand beside is nobody's business. */
const mayBegin: ReadonlySet<OperationKey> = new Set(['cart.addAccessories'] satisfies OperationKey[])

const ignoresNames: ReadonlySet<OperationKey> = new Set(['cart.updateBarcode'] satisfies OperationKey[])

/** Changes that set something, so that there is a former value which a refusal must leave. */
const sets = (key: OperationKey) =>
  needsCart(key) &&
  /^(cart|checkout)\.(add|assign|apply|e911|switch|guest|select|set|update)/.test(key) &&
  key !== 'cart.addStep'

/** The state of the example, with what it does done where that can be done again. */
const preparedWell =
  (key: OperationKey) =>
  async (shopper: Shopper): Promise<void> => {
    await prepare(shopper, key)
    if (sets(key)) await shopper.call(key, exampleOf(key, shopper.audience))
  }

/** Refusals of any change: of a cart that is not there, and of what nobody knows. */
const generalRefusals = (key: OperationKey): Refusal[] => {
  const { metadata, method } = operationOf(key)
  if (metadata.kind !== 'change' || method !== 'POST') return []
  const request = exampleOf(key)
  const unknown = { body: unnamed(request.body) }
  const isOwn = (named: string) => refusals.some((one) => one.key === key && one.name === named)
  return [
    ...(needsCart(key) && !mayBegin.has(key) && !isOwn('with an empty cart')
      ? [{ name: 'without a cart', key, request }]
      : []),
    ...(ignoresNames.has(key) || isEqual(unknown.body, request.body)
      ? []
      : [{ name: 'of what nobody knows', key, request: unknown, prepared: preparedWell(key) }]),
  ].map((refusal) => ({ ...refusal, legal: [], kind: 'unfounded-accepted' }))
}

/** What must be refused in a declared state, with which errors, and without any effect. */
export const refusalChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] =>
  [...refusals, ...keys.flatMap(generalRefusals)].map((one) => refusalCheck(one, callerOf(one.key)))

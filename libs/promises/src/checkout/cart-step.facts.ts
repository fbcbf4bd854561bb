import type { z } from 'zod'
import { lostBy, fromAnswer, type Fact } from '../promise/fact'
import { sumOf } from '../promise/values'
import type { ProcessStepContextSchema } from '@soe/contracts'
import { fromStep } from '../shared/from-step'
import { cartChanges } from './cart-changes'
import { fromCheckout } from './from-checkout'

interface Deposits {
  readonly downPayment: number
  readonly securityDeposit?: number
}

const stepWith = (mandatoryDownPayment: number) => ({
  serviceBody: {
    serviceResponse: {
      context: { cartInfo: { cartId: 'c' }, cases: [], contextInfo: { installmentInfo: { mandatoryDownPayment } } },
    },
  },
})

export const depositsFact: Fact<Deposits> = {
  name: 'deposits',
  says: 'a cart asks for the down payment of its lines in every answer',
  sources: [
    fromStep(({ cartInfo, contextInfo }) =>
      cartInfo.cartId === '' ? undefined : { downPayment: contextInfo.installmentInfo.mandatoryDownPayment },
    ),
    fromCheckout(({ cart }) => ({
      downPayment: sumOf(
        Object.values(cart.lineDetails.lineInfo).map(({ installmentInfo }) => installmentInfo.mandatoryDownPayment),
      ),
    })),
  ],
  effects: lostBy(...cartChanges),
  right: [
    { key: 'cart.addDevice', answer: stepWith(99) },
    { key: 'landing.getProcessStep', answer: stepWith(99) },
  ],
  wrong: [
    { key: 'cart.addDevice', answer: stepWith(99) },
    { key: 'landing.getProcessStep', answer: stepWith(0) },
  ],
}

interface HomeProtection {
  readonly isVzPhEligible?: boolean | undefined
  readonly isVzHdaEligible?: boolean | undefined
  readonly isVzPhInCart?: boolean | undefined
  readonly isVzHdaInCart?: boolean | undefined
  readonly isVzPhInAccount?: boolean | undefined
}

const homeOf = (seen: HomeProtection | undefined): HomeProtection | undefined => {
  if (!seen) return undefined
  const { isVzPhEligible, isVzHdaEligible, isVzPhInCart, isVzHdaInCart, isVzPhInAccount } = seen
  return { isVzPhEligible, isVzHdaEligible, isVzPhInCart, isVzHdaInCart, isVzPhInAccount }
}

export const homeProtectionFact: Fact<HomeProtection> = {
  name: 'homeProtection',
  says: 'every answer says the same of whether the home can be protected, and is',
  sources: [
    fromAnswer('device.getProtectionFeatures', ({ answer: { payload } }) => homeOf(payload.homeProtectionEligibility)),
    fromAnswer('cart.retrieveBundleAccCart', ({ answer }) => homeOf(answer.bundleAccessoryDetail)),
    fromCheckout(({ cart }) => homeOf(cart.cartHeader)),
  ],
  effects: lostBy(...cartChanges),
  compare: (said, known) =>
    (['isVzPhEligible', 'isVzHdaEligible', 'isVzPhInCart', 'isVzHdaInCart', 'isVzPhInAccount'] as const)
      .filter((name) => said[name] !== undefined && known[name] !== undefined)
      .map((name) => [{ [name]: said[name] }, { [name]: known[name] }]),
  merge: (known, said) => ({
    ...known,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  }),
  right: [
    { key: 'cart.retrieveBundleAccCart', answer: { bundleAccessoryDetail: { isVzPhEligible: true } } },
    { key: 'cart.retrieveBundleAccCart', answer: { bundleAccessoryDetail: { isVzPhEligible: true } } },
  ],
  wrong: [
    { key: 'cart.retrieveBundleAccCart', answer: { bundleAccessoryDetail: { isVzPhEligible: true } } },
    {
      key: 'device.getProtectionFeatures',
      answer: { payload: { homeProtectionEligibility: { isVzPhEligible: false } } },
    },
  ],
}

type Context = z.infer<typeof ProcessStepContextSchema>

/** The step without what others set. */
const stepOf = ({ cases, cartValidationErrors: _findings, validateOrder: _order, ...context }: Context) => ({
  ...context,
  cases: cases.map(({ caseID, cartId }) => ({ caseID, cartId })),
})

export const stepFact: Fact<ReturnType<typeof stepOf>> = {
  name: 'step',
  says: 'the step that a change answers with is the next one, until something changes it',
  sources: [fromStep(stepOf)],
  effects: lostBy(
    ...cartChanges,
    'cart.holdNumbers',
    'checkout.acceptAgreements',
    'session.logout',
    'cases.resumeCase',
  ),
  compare: (said, known) =>
    (['contextInfo', 'customerInfo', 'cartInfo', 'cases'] as const).map((part) => [
      { [part]: said[part] },
      { [part]: known[part] },
    ]),
  right: [
    { key: 'cart.addDevice', answer: stepWith(99) },
    { key: 'landing.getProcessStep', answer: stepWith(99) },
  ],
  wrong: [
    { key: 'cart.addDevice', answer: stepWith(99) },
    { key: 'landing.getProcessStep', answer: stepWith(0) },
  ],
}

const stepAbout = (nextLine: string, processStep = 'PlanSelection') => ({
  serviceBody: { serviceResponse: { context: { contextInfo: { processStep }, cartInfo: { nextLine } } } },
})

const pending = (...sortedSteps: readonly { lineId: string; step: string }[]) => ({
  shipmentInfo: {},
  cart: { pendingSteps: { sortedSteps } },
})

const plan = { lineId: 'b', step: 'PlanSelection' }
const number = { lineId: 'a', step: 'MTNSelection' }

/** A change may settle a step, or ask for another. */
const settlesSteps = [...cartChanges, 'cart.holdNumbers', 'checkout.acceptAgreements', 'session.logout'] as const

export const nextLineFact: Fact<string> = {
  name: 'nextLine',
  says: 'the next step is about the line that lacks it',
  sources: [
    fromStep(({ cartInfo }) => cartInfo.nextLine),
    fromCheckout(({ cart }) => cart.pendingSteps.sortedSteps[0]?.lineId),
  ],
  effects: lostBy(...settlesSteps),
  right: [
    { key: 'checkout.getCheckoutDetails', answer: pending(plan, number) },
    { key: 'landing.getProcessStep', answer: stepAbout('b') },
  ],
  wrong: [
    { key: 'checkout.getCheckoutDetails', answer: pending(plan, number) },
    { key: 'landing.getProcessStep', answer: stepAbout('a') },
  ],
}

export const nextStepFact: Fact<string> = {
  name: 'nextStep',
  says: 'of the steps that lines lack, the next one comes first',
  sources: [
    fromStep(({ contextInfo, cartInfo: { nextLine } }) =>
      nextLine === undefined ? undefined : contextInfo.processStep,
    ),
    fromCheckout(({ cart }) => cart.pendingSteps.sortedSteps[0]?.step),
  ],
  effects: lostBy(...settlesSteps),
  right: [
    { key: 'checkout.getCheckoutDetails', answer: pending(plan, number) },
    { key: 'landing.getProcessStep', answer: stepAbout('b') },
  ],
  wrong: [
    { key: 'checkout.getCheckoutDetails', answer: pending(number, plan) },
    { key: 'landing.getProcessStep', answer: stepAbout('b') },
  ],
}

/** Flags of a whole cart, in every answer that has them. */
export const readyFact: Fact<boolean> = {
  name: 'ready',
  says: 'every answer says the same of whether the cart is ready for checkout',
  sources: [
    fromAnswer('cart.validateCart', ({ answer }) => answer.hubReadyForCheckout),
    fromCheckout(({ cart }) => cart.hubReadyForCheckout),
  ],
  effects: lostBy(...cartChanges),
  right: [
    { key: 'cart.validateCart', answer: { hubReadyForCheckout: true } },
    { key: 'cart.validateCart', answer: { hubReadyForCheckout: true } },
  ],
  wrong: [
    { key: 'cart.validateCart', answer: { hubReadyForCheckout: true } },
    {
      key: 'checkout.getCheckoutDetails',
      answer: { shipmentInfo: {}, cart: { hubReadyForCheckout: false } },
    },
  ],
}

export const cartStepFacts = [nextLineFact, nextStepFact, depositsFact, homeProtectionFact, stepFact, readyFact]

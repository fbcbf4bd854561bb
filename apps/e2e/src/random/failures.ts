import type { OperationKey } from '@soe/contracts'
import type { SimulatorClient } from '@soe/simulator-client'
import type { Chance } from './chance'

/** Calls of buying, each of which may fail at any time. */
const operations: readonly [OperationKey, ...OperationKey[]] = [
  'cart.addDevice',
  'cart.addAccessories',
  'cart.addPlan',
  'cart.addStep',
  'cart.assignMtn',
  'cart.validateOrder',
  'cases.getCases',
  'checkout.acceptAgreements',
  'checkout.getCheckoutDetails',
  'checkout.getOrder',
  'checkout.placeOrder',
  'checkout.selectPayment',
  'checkout.selectShipping',
  'checkout.updateAddress',
  'checkout.updateContact',
  'plans.getPlans',
  'recommendations.pdm',
  'tradeIn.addDevice',
  'tradeIn.validateDevice',
]

/** 0 ends the connection. */
const statuses: readonly [number, ...number[]] = [0, 500, 502, 503]

const changes: readonly [OperationKey, ...OperationKey[]] = [
  'cart.addDevice',
  'cart.addAccessories',
  'checkout.placeOrder',
  'checkout.selectPayment',
]

const lostAnswer = (operation: OperationKey) => `
apiVersion: sim/v1
kind: Scenario
id: lost-answer
title: A change happens, and its answer is lost
rules:
  - { id: lost-answer, on: ${operation}, nth: 1, fault: { reset: true }, commit: true }
`

/** One change happens, and its answer is lost. */
export const loseAnAnswer = (simulator: SimulatorClient, world: string, chance: Chance) =>
  simulator.arm(world, lostAnswer(chance.pick(changes)))

/** The next call of some operation fails. */
export const failSomething = (simulator: SimulatorClient, world: string, chance: Chance) =>
  simulator.command(world, { failNext: { on: chance.pick(operations), status: chance.pick(statuses) } })

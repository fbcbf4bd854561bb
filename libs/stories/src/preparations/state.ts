import type { BodyInputOf, Command, OperationKey } from '@soe/contracts'
import type { Scenario } from '@soe/scenario'
import type { Preparation } from '../story'

type FeatureFlags = Extract<Command, { setFeatureFlags: unknown }>['setFeatureFlags']['featureFlags']
type LockOwner = Extract<Command, { lockCart: unknown }>['lockCart']['channel']

export const command =
  (given: Command): Preparation =>
  (world) =>
    world.command(given)

/** A call of the carrier that changes the story's world. */
export const call =
  <Key extends OperationKey>(key: Key, body: BodyInputOf<Key>): Preparation =>
  (world) =>
    world.call(key, { body })

export const setFlags = (featureFlags: FeatureFlags): Preparation => command({ setFeatureFlags: { featureFlags } })

export const lockCart = (channel: LockOwner): Preparation => command({ lockCart: { channel } })

/** What is armed has to be met. */
export const arm =
  (scenario: Scenario | string): Preparation =>
  (world) =>
    world.arm(scenario)

type Failure =
  | { readonly status: number }
  | { readonly error: string; readonly message?: string; readonly details?: Readonly<Record<string, string>> }

const failing = (on: OperationKey, reply: Failure) => `
apiVersion: sim/v1
kind: Scenario
id: fail-for-good
title: ${on} fails
rules:
  - { id: fail-for-good, on: ${on}, always: true, reply: ${JSON.stringify(reply)}, commit: false }
expect:
  - { rule: fail-for-good, fired: { min: 1 } }
`

/** Every call of the operation fails, until \`fail-for-good\` is disarmed. */
export const failForGood = (on: OperationKey, reply: Failure = { status: 503 }): Preparation => arm(failing(on, reply))

/** Leaves every call of the operation without an answer: the part waits. */
export const hold =
  (on: OperationKey): Preparation =>
  (world) =>
    world.hold(on)

import { setTimeout as pause } from 'node:timers/promises'
import type { Journal, Verification, WorldScenario } from '@soe/contracts'
import { defineScenario, rule, type Scenario } from '@soe/scenario'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Client } from './http-client'

const ask = async (app: Client, request: InjectOptions & { url: string }) => {
  const reply = await app.inject({ ...request, headers: { host: 'localhost', ...request.headers } })
  if (reply.statusCode >= 300) throw new Error(`${request.url} answered ${reply.statusCode}: ${reply.body}`)
  return reply.body === '' ? undefined : JSON.parse(reply.body)
}

const at = (world: string, path: string) => `/__sim/v1/worlds/${world}/${path}`

export const arm = (app: FastifyInstance, world: string, scenario: Scenario): Promise<void> =>
  ask(app, {
    method: 'PUT',
    url: at(world, `scenarios/${scenario.id}`),
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(scenario),
  })

export const disarm = (app: FastifyInstance, world: string, id: string): Promise<void> =>
  ask(app, { method: 'DELETE', url: at(world, `scenarios/${id}`) })

export const verify = (app: FastifyInstance, world: string): Promise<Verification> =>
  ask(app, { method: 'POST', url: at(world, 'verify') })

export const armedScenarios = async (app: FastifyInstance, world: string): Promise<WorldScenario[]> =>
  (await ask(app, { method: 'GET', url: at(world, 'scenarios') })).scenarios

/** Ends once a call has come to the world: where a rule lets it wait, it waits by then. */
export const untilCalled = async (app: Client, world: string): Promise<void> => {
  while (((await ask(app, { url: at(world, 'journal') })) as Journal).entries.length === 0) await pause(5)
}

type AddDeviceRule = Parameters<typeof rule.on<'cart.addDevice', string>>[1]

/** A scenario of one rule about cart.addDevice, which is to fire. */
export const aboutAddDevice = (body: Omit<AddDeviceRule, 'id'>, fired: number | { min: number } = 1): Scenario =>
  defineScenario({
    id: 'about-add-device',
    title: 'About adding a device',
    rules: [rule.on('cart.addDevice', { id: 'the-rule', ...body } as AddDeviceRule)],
    expect: [{ rule: 'the-rule', fired }],
  })

/** Adding a device is answered once the devices in the cart have been counted. */
export const heldUntilCounted = defineScenario({
  id: 'held',
  title: 'Held',
  rules: [
    rule.on('cart.addDevice', {
      id: 'held',
      per: 'world',
      nth: 1,
      fault: { hold: { until: { answered: 'recommendations.getRtCartCount' }, gap: 'PT0S', atMost: 'PT5M' } },
    }),
  ],
  expect: [{ rule: 'held', fired: 1 }],
})

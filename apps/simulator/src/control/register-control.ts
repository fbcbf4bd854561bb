import { controlContract, type WorldState, type WorldSummary } from '@soe/contracts'
import { createWorld, findPersona, personas, readWorldClock, RefusalFault, type World } from '@soe/world'
import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '../http/register-operations'
import { changeWorld } from '../http/run-call'
import { registerEnter } from '../sign-in/register-enter'
import { assertAccess, type ControlAccess } from './assert-access'

export type { ControlAccess } from './assert-access'
import { describeErrors, describeOperations } from './describe-catalog'
import { runCommand } from './run-command'

const summaryOf = ({ header }: Pick<World, 'header'>, realNow: number): WorldSummary => ({
  id: header.id,
  persona: header.persona,
  seed: header.seed,
  now: new Date(readWorldClock(header.clock, realNow)).toISOString(),
})

const values = (collection: ReadonlyMap<string, { id: string }>) =>
  [...collection.values()].map((value) => ({ ...value }))

const stateOf = ({ collections }: World): WorldState => ({
  sessions: values(collections.sessions),
  carts: values(collections.carts),
  cases: values(collections.cases),
  locks: values(collections.locks),
  wishlists: values(collections.wishlists),
  orders: values(collections.orders),
})

const requireWorld = async ({ worlds }: Edge, id: string): Promise<World> => {
  const world = await worlds.load(id)
  if (!world) throw new RefusalFault(404, 'UNKNOWN_WORLD', `There is no world "${id}".`)
  return world
}

const requirePersona = (id: string) => {
  const persona = findPersona(id)
  if (!persona)
    throw new RefusalFault(
      400,
      'UNKNOWN_PERSONA',
      `There is no persona "${id}".`,
      personas.map((known) => known.id),
    )
  return persona
}

const makeWorld = async (
  edge: Edge,
  { id, persona = 'prospect', seed }: { id?: string; persona?: string; seed?: number },
) => {
  requirePersona(persona)
  const secret = edge.ids.secret()
  const world = createWorld({
    id: id ?? secret,
    persona,
    seed: seed ?? Number.parseInt(secret.slice(0, 8), 16),
    now: edge.clock(),
  })
  if (!(await edge.worlds.create(world)))
    throw new RefusalFault(409, 'WORLD_EXISTS', `There is a world "${world.header.id}" already.`)
  return summaryOf(world, edge.clock())
}

const handlers = (edge: Edge) => ({
  makeWorld: async ({ body }: { body?: { id?: string; persona?: string; seed?: number } }) => ({
    status: 201,
    body: await makeWorld(edge, body ?? {}),
  }),
  listWorlds: async () => ({
    status: 200,
    body: { worlds: (await edge.worlds.list()).map((header) => summaryOf({ header }, edge.clock())) },
  }),
  getWorld: async ({ params }: { params: { world: string } }) => ({
    status: 200,
    body: summaryOf(await requireWorld(edge, params.world), edge.clock()),
  }),
  dropWorld: async ({ params }: { params: { world: string } }) => {
    await requireWorld(edge, params.world)
    await edge.worlds.drop(params.world)
    edge.journal.drop(params.world)
    return { status: 204, body: undefined }
  },
  getState: async ({ params }: { params: { world: string } }) => ({
    status: 200,
    body: stateOf(await requireWorld(edge, params.world)),
  }),
  runCommand: async ({ params, body }: { params: { world: string }; body: Parameters<typeof runCommand>[1] }) => {
    const { done, affected } = await changeWorld(edge, params.world, (makeDraft) => {
      const draft = makeDraft()
      return { draft, ...runCommand(draft, body) }
    })
    return { status: 200, body: { done, affected } }
  },
  listOperations: async () => ({ status: 200, body: describeOperations() }),
  listErrors: async () => ({ status: 200, body: describeErrors() }),
  listPersonas: async () => ({
    status: 200,
    body: personas.map(({ id, summary, audience }) => ({ id, summary, audience })),
  }),
})

/** The control API as a plugin of its own: only its routes ask for access. */
export const registerControl = (edge: Edge, access: ControlAccess) => async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => assertAccess(request, access))
  registerEnter(app, edge)
  app.get('/__sim/health', async () => ({ status: 'ok' }))
  const server = initServer()
  // ts-rest types its handlers against Fastify 4.
  await app.register(server.plugin(server.router(controlContract, handlers(edge) as never)), {
    logInitialization: false,
    jsonQuery: false,
    responseValidation: true,
    requestValidationErrorHandler: ((error: Error) => {
      throw error
    }) as never,
  })
}

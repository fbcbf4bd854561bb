import type { Coverage, WorldOverview } from '@soe/contracts'
import { readBody } from '@soe/forwarder'
import { RefusalFault, type ReplicaPlace } from '@soe/world'
import type { FastifyRequest } from 'fastify'
import { askReplica, parsedBody } from '../http/hand-on'
import type { Homes } from '../pipeline/homes'
import { joinCoverages } from './describe-coverage'

interface Answers {
  readonly listWorlds: { readonly worlds: WorldOverview[] }
  readonly sweepWorlds: { readonly dropped: string[] }
  readonly readCoverage: Coverage
}

const movedLast = (left: WorldOverview, right: WorldOverview): WorldOverview =>
  (left.movedAt ?? '') < (right.movedAt ?? '') ? right : left

/** Every process lists all worlds; only a world's home knows when it was last used. */
const joinLists = (lists: readonly WorldOverview[][]): WorldOverview[] => {
  const worlds = new Map<string, WorldOverview>()
  for (const world of lists.flat()) worlds.set(world.id, movedLast(world, worlds.get(world.id) ?? world))
  return [...worlds.values()]
}

/** Joins the answers of all processes, each about the worlds that it is the home of. */
const joins: { readonly [Name in keyof Answers]: (answers: readonly Answers[Name][]) => Answers[Name] } = {
  listWorlds: (answers) => ({ worlds: joinLists(answers.map(({ worlds }) => worlds)) }),
  sweepWorlds: (answers) => ({ dropped: answers.flatMap(({ dropped }) => dropped) }),
  readCoverage: joinCoverages,
}

/** Milliseconds that another process may take to answer. */
const patience = 10_000
const mostBytes = 256 * 1024 * 1024

const answerOf = async (request: FastifyRequest, place: ReplicaPlace): Promise<unknown> => {
  try {
    const asked = { body: parsedBody(request), signal: AbortSignal.timeout(patience) }
    const message = await askReplica(request, place, asked)
    const { bytes } = await readBody(message, mostBytes)
    if (message.statusCode === 200) return JSON.parse(bytes.toString())
    throw new Error(`it answers ${message.statusCode}`)
  } catch (error) {
    const reason = `The replica at ${place.address} does not answer for its worlds, try again: ${(error as Error).message}`
    throw new RefusalFault('HOME_UNREACHABLE', reason)
  }
}

type Handler<Name extends keyof Answers, Given> = (
  given: Given,
) => Promise<{ readonly status: number; readonly body: Answers[Name] }>

/** Makes a handler of one process answer for all of them. */
export const gathered =
  <Name extends keyof Answers, Given>(
    homes: Homes,
    name: Name,
    handler: Handler<Name, Given>,
  ): Handler<Name, Given & { request: FastifyRequest }> =>
  async (given) => {
    const own = await handler(given)
    const { request } = given
    if (request.isHanded) return own
    const others = await Promise.all((await homes.others()).map((place) => answerOf(request, place)))
    return { ...own, body: joins[name]([own.body, ...(others as Answers[Name][])]) }
  }

import { SnapshotSchema } from '@soe/contracts'
import { readWorldClock, takeSnapshot, type World } from '@soe/world'
import type { FastifyRequest } from 'fastify'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { firstIssues } from '../validation/issues-in'
import { renderRefusal, type RenderedReply } from './render-reply'

const worldIn = ({ callContext, params }: FastifyRequest): string | undefined =>
  callContext?.worldId ?? (params as { world?: string } | undefined)?.world

const isDamaged = (world: World, now: number): boolean => {
  try {
    return firstIssues(SnapshotSchema, takeSnapshot(world, now)).length > 0
  } catch {
    return true
  }
}

/**
 * A disk may change a value so that it can be read, and is none that a world holds: what fails on it is not the
 * simulator. Undefined where the request's world is as it should be.
 */
export const damagedWorld =
  ({ worlds, clock }: Pick<SimulatorContext, 'worlds' | 'clock'>) =>
  async (request: FastifyRequest): Promise<RenderedReply | undefined> => {
    const id = worldIn(request)
    const world = id === undefined ? undefined : await worlds.load(id)
    if (!world || !isDamaged(world, readWorldClock(world.header.clock, clock()))) return undefined
    const message = `What is stored of the world "${id}" is damaged: drop it, or make another.`
    return renderRefusal(503, 'DAMAGED_WORLD', message)
  }

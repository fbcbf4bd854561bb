import { randomBytes } from 'node:crypto'
import { createSimulator as createWith } from '@soe/simulator/create-simulator'
import { createMemoryStore } from '@soe/world'

/** A simulator with its worlds in memory, which listens nowhere. */
export const createSimulator = ({ clock = Date.now }: { clock?: () => number } = {}) =>
  createWith({
    worlds: createMemoryStore(clock),
    clock,
    ids: { secret: () => randomBytes(16).toString('hex') },
    logger: console,
  })

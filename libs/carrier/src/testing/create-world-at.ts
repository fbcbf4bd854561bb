import type { PersonaId } from '../personas/personas'
import { createTestWorld, type TestWorld } from './create-test-world'

/** The hour that the clocks of a new world show, in its own time zone. */
const firstHour = 7

/** A test world at the hour of the day, where 7.5 is half past seven. */
export const createWorldAt = (hour: number, persona?: PersonaId): TestWorld => {
  const world = createTestWorld(persona)
  world.time.now += (hour - firstHour) * 3_600_000
  return world
}

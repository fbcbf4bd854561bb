import type { Command } from '@soe/contracts'
import { createDraft, readWorldClock, type World, type WorldDraft } from '@soe/world'
import { runCommand } from '../commands/run-command'
import { changedWorld, makeWorld } from '../make-world'
import { findPersona, type PersonaId } from '../personas/personas'
import { signIn } from '../domain/sessions/sign-in'
import { createShopper, type Shopper } from './create-shopper'

/** Thursday noon, 26 November 2026, UTC. */
export const testNow = 1_795_694_400_000

export interface TestWorld {
  /** Real time; the world's own clock follows it. */
  readonly time: { now: number }
  readonly value: World
  /** A browser of its own, signed in as the world's persona. */
  shopper(): Shopper
  /** The browser of a session that the world has. */
  shopperOf(sessionId: string): Shopper
  /** A browser that has not called yet. */
  guest(audience: Shopper['audience']): Shopper
  /** Runs a change on a draft and commits it; one that throws leaves the world as it was. */
  change<Result>(run: (draft: WorldDraft) => Result): Result
  /** Runs a command of the control API on the world. */
  command(command: Command): void
  /** Everything in a collection, as the world holds it. */
  list<Name extends keyof World['collections']>(name: Name): ValuesOf<Name>[]
}

type ValuesOf<Name extends keyof World['collections']> =
  World['collections'][Name] extends ReadonlyMap<string, infer Value> ? Value : never

/** Secret ids that count up from a number. */
export const countingIds = (first = 0) => {
  let made = first
  return { secret: () => (++made).toString(16).padStart(32, '0') }
}

/** A world in memory with the persona's situation in it: no store, no HTTP. Its secret ids begin behind `firstId`. */
export const createTestWorld = (personaId: PersonaId = 'prospect', seed = 7, firstId = 0): TestWorld => {
  const ids = countingIds(firstId)
  const time = { now: testNow }
  let world = makeWorld({ id: 'test', persona: personaId, seed, realNow: time.now }, ids)
  const worldNow = () => readWorldClock(world.header.clock, time.now)

  const change = <Result>(run: (draft: WorldDraft) => Result): Result => {
    let result: { value: Result } | undefined
    world = changedWorld(world, worldNow(), ids, (draft) => {
      result = { value: run(draft) }
    })
    return (result as { value: Result }).value
  }
  const session = (sessionId: string) => createDraft(world, worldNow(), ids).sessions.get(sessionId)
  const access = { change, session, now: worldNow }

  return {
    time,
    get value() {
      return world
    },
    change,
    command: (command) => void change((draft) => runCommand(draft, command, time.now)),
    shopperOf: (sessionId) => createShopper(access, session(sessionId)?.audience ?? 'prospect', sessionId),
    guest: (audience) => createShopper(access, audience),
    shopper: () => {
      const persona = findPersona(personaId)
      if (!persona) throw new Error(`There is no persona ${personaId}.`)
      return createShopper(access, persona.audience, change((draft) => signIn(draft, persona)).id)
    },
    list: (name) => [...world.collections[name].values()] as never,
  }
}

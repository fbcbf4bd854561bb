import { findOperation, type OperationKey } from '@soe/contracts'
import type { Audience } from '@soe/rules'
import { createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import type { Story, StoryWorld } from '@soe/stories'
import type { StageCalls } from './stage-calls'

const simulator: SimulatorClient = createSimulatorClient({
  baseUrl: window.location.origin,
  fetch: (url, init) => window.fetch(url, init),
})

/** The same ids and chances each time, and the offers of one week. */
const always = { seed: 1, clock: { freeze: '2026-11-24T17:00:00Z', resume: true } } as const

export interface EnteredWorld {
  readonly id: string
  /** Milliseconds that its clock is ahead of the browser's. */
  readonly ahead: number
  drop(): void
}

/** Makes a world and begins the persona's session in it. */
export const enterWorld = async (persona: string, title: string): Promise<EnteredWorld> => {
  const { id, now } = await simulator.makeWorld({ persona, title, ...always })
  await window.fetch(simulator.enterUrl(id), { redirect: 'manual' })
  return {
    id,
    ahead: Date.parse(now) - Date.now(),
    drop: () => void simulator.dropWorld(id).catch(() => undefined),
  }
}

const tokenIn = (cookies: string): string | undefined => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1]

const callAs = async (audience: Audience, key: OperationKey, { body, query }: { body?: unknown; query?: unknown }) => {
  const { method, metadata } = findOperation(key)
  const path = metadata.paths[audience]
  if (path === undefined) throw new Error(`${key} is not for ${audience}`)
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>).toString()}`
  const token = tokenIn(document.cookie)
  const reply = await window.fetch(`${path}${search}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { 'x-xsrf-token': token }) },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  const answer = (await reply.json()) as { errors?: readonly unknown[] }
  if (!reply.ok || (answer.errors ?? []).length > 0) throw new Error(`${key} answered ${JSON.stringify(answer)}`)
  return answer as never
}

const storyWorld = ({ id }: EnteredWorld, audience: Audience, calls: StageCalls): StoryWorld => ({
  audience,
  command: (command) => {
    if ('failNext' in command) calls.allowFailures()
    return simulator.command(id, command)
  },
  arm: (scenario) => {
    calls.allowFailures()
    return simulator.arm(id, scenario)
  },
  call: (key, call = {}) => callAs(audience, key, call),
  hold: (key) => calls.hold(key),
  sessionStorage: window.sessionStorage,
})

export const prepareWorld = async (
  { prepare = [] }: Story,
  world: EnteredWorld,
  audience: Audience,
  calls: StageCalls,
) => {
  const prepared = storyWorld(world, audience, calls)
  for (const step of prepare) await step(prepared)
}

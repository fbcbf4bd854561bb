import { controlContract, type Command, type WorldState, type WorldSummary } from '@soe/contracts'
import { initClient } from '@ts-rest/core'
import { SimulatorRefusal } from './simulator-refusal'

export interface SimulatorClientOptions {
  /** Where the simulator answers, such as http://localhost:4010. */
  baseUrl: string
  /** Needed where the simulator is not on this machine. */
  token?: string
}

export interface MakeWorldOptions {
  id?: string
  persona?: string
  seed?: number
}

export interface SimulatorClient {
  makeWorld(options?: MakeWorldOptions): Promise<WorldSummary>
  /** A world that is gone already is as good as dropped. */
  dropWorld(world: string): Promise<void>
  getWorld(world: string): Promise<WorldSummary>
  state(world: string): Promise<WorldState>
  /** How many things the command touched. */
  command(world: string, command: Command): Promise<number>
  /** Puts a browser that opens it into the world, then on a path of the shop. */
  enterUrl(world: string, to?: string): string
}

interface Answer {
  status: number
  body: unknown
}

const accept = <Given extends Answer, Status extends Given['status']>(
  answer: Given,
  ...accepted: readonly Status[]
): Extract<Given, { status: Status }>['body'] => {
  if (!accepted.some((status) => status === answer.status)) throw new SimulatorRefusal(answer.status, answer.body)
  return answer.body
}

/** The control API, typed by its contract; a refusal rejects with a `SimulatorRefusal`. */
export const createSimulatorClient = ({ baseUrl, token }: SimulatorClientOptions): SimulatorClient => {
  const baseHeaders: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const api = initClient(controlContract, { baseUrl, baseHeaders })
  const at = (world: string) => ({ params: { world: encodeURIComponent(world) } })
  return {
    makeWorld: async (options = {}) => accept(await api.makeWorld({ body: options }), 201),
    dropWorld: async (world) => void accept(await api.dropWorld(at(world)), 204, 404),
    getWorld: async (world) => accept(await api.getWorld(at(world)), 200),
    state: async (world) => accept(await api.getState(at(world)), 200),
    command: async (world, command) => accept(await api.runCommand({ ...at(world), body: command }), 200).affected,
    enterUrl: (world, to = '/') =>
      `${baseUrl}/__sim/v1/worlds/${encodeURIComponent(world)}/enter?to=${encodeURIComponent(to)}`,
  }
}

import { ProviderStateReadySchema } from '@soe/contracts'
import { wordsOf } from '../judging/judge-exchange'
import { LeftOut } from '../judging/not-judged'
import { jsonOf } from '../target/exchange'
import type { Target } from '../target/http-target'
import { createMemory, fillText, runStep, type Environment, type ScriptMemory } from './run-step'
import { StateError, type ShopperState, type StateService } from './state-service'
import type { Identity, ScriptedState, StatesFile, Step } from './states-file'

export interface ScriptOptions {
  readonly target: Target
  readonly file: StatesFile
  /** States and identities that the file does not name. */
  readonly rest: StateService
  /** Whether scripts may do nothing but sign in. */
  readonly readOnly: boolean
  readonly env: Environment
}

type Params = Readonly<Record<string, string>>

/** A state that is set up, and with what. */
interface StateDone {
  readonly name: string
  readonly state: ScriptedState
  readonly params: Params
}

/** A shopper that scripts set up, with the states that it is in, the newest first. */
interface ScriptedShopper {
  readonly id: string
  readonly identity: string
  readonly memory: ScriptMemory
  /** States of another shopper that this one is in as well. */
  readonly shared: readonly string[]
  done: StateDone[]
}

const noIdentity: Identity = { login: [] }

const jsonHeaders = { 'content-type': 'application/json' }

/** Sets up and takes down the states of one file, in the order that they need. */
const createStateScripts = ({ target, file, readOnly, env }: ScriptOptions) => {
  const run = async (steps: readonly Step[], memory: ScriptMemory, params: Params) => {
    for (const step of steps) await runStep(step, { target, memory, params, env })
  }

  const post = async (url: string, given: object, memory: ScriptMemory) => {
    const request = { method: 'POST', path: url, headers: jsonHeaders, body: JSON.stringify(given) }
    const response = await target.send(request)
    const ready = ProviderStateReadySchema.safeParse(jsonOf(response))
    if (response.status !== 200 || !ready.success) throw new StateError(`${url} answered ${wordsOf({ response })}`)
    memory.values['of'] ??= ready.data.id
    for (const [name, value] of Object.entries(ready.data.cookies)) memory.jar.set(name, value)
    Object.assign(memory.headers, ready.data.headers)
  }

  const setUp = async (name: string, shopper: ScriptedShopper, params: Params): Promise<void> => {
    const state = file.states[name]
    if (!state || readOnly) return
    if (state.skip !== undefined) throw new LeftOut(`the state "${name}" is skipped: ${state.skip}`)
    const { memory, shared } = shopper
    for (const needed of state.needs ?? []) if (!shared.includes(needed)) await setUp(needed, shopper, params)
    shopper.done.unshift({ name, state, params })
    if (state.url === undefined) return run(state.setup ?? [], memory, params)
    await post(state.url, { state: name, params, action: 'setup' }, memory)
  }

  const takeDown = ({ name, state, params }: StateDone, memory: ScriptMemory): Promise<void> => {
    if (state.url === undefined) return run(state.teardown ?? [], memory, params)
    // One word takes down all that the URL has set up for this shopper.
    if (name !== 'shopper') return Promise.resolve()
    return post(state.url, { state: name, params: { of: memory.values['of'] }, action: 'teardown' }, memory)
  }

  return { run, setUp, takeDown }
}

const named = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof LeftOut) throw error
    throw new StateError(`the state "${name}" could not be set up: ${(error as Error).message}`)
  }
}

/** States that a file describes, as scripts of calls or URLs that take them; everything else goes to `rest`. */
export const createScriptedStates = (options: ScriptOptions): StateService => {
  const { file, rest, env } = options
  const { states, identities } = file
  const scripts = createStateScripts(options)
  const shoppers = new Map<string, ScriptedShopper>()
  let made = 0

  const takeDown = async (shopper: ScriptedShopper) => {
    const failed: StateDone[] = []
    for (const done of shopper.done) {
      await scripts.takeDown(done, shopper.memory).catch(() => void failed.push(done))
    }
    shopper.done = failed
    if (failed.length > 0) throw new StateError(`"${failed[0]?.name}" could not be taken down`)
    shoppers.delete(shopper.id)
  }

  const signsIn = (identity: string) => (identities[identity]?.login ?? []).length > 0

  const logIn = async ({ id, identity, memory }: ScriptedShopper): Promise<ShopperState> => {
    const { login, headers = {}, check } = identities[identity] ?? noIdentity
    await scripts.run(login, memory, { identity })
    for (const [name, value] of Object.entries(headers)) {
      memory.headers[name.toLowerCase()] = fillText(value, memory.values, env)
    }
    return { id, headers: { ...memory.headers }, cookies: memory.jar.all(), ...(check && { check }) }
  }

  const change = (name: string, of: string, params: Params, otherwise: () => Promise<void>) => {
    const shopper = shoppers.get(of)
    if (!shopper || !states[name]) return otherwise()
    return named(name, () => scripts.setUp(name, shopper, { ...params, of: shopper.memory.values['of'] ?? of }))
  }

  /** Beside another shopper it knows what the other's scripts kept, and is in the states that the other needed. */
  const create = (identity: string, beside: ScriptedShopper | undefined): ScriptedShopper => ({
    id: `shopper-${(made += 1)}`,
    identity,
    memory: { ...createMemory(), values: { ...beside?.memory.values } },
    shared: [...(beside?.shared ?? []), ...(beside?.done ?? []).map(({ name }) => name)],
    done: [],
  })

  const open = async (
    shopper: ScriptedShopper,
    beside: ScriptedShopper | undefined,
    brought: ShopperState['cookies'] = {},
  ) => {
    const other = beside?.memory.values['of']
    const params = { identity: shopper.identity, ...(other !== undefined && { beside: other }) }
    delete shopper.memory.values['of']
    await scripts.setUp('shopper', shopper, params)
    for (const [name, value] of Object.entries(brought)) shopper.memory.jar.set(name, value)
    return logIn(shopper)
  }

  return {
    shopper: async (identity, beside, brought) => {
      if (!states['shopper'] && !identities[identity]) return rest.shopper(identity, beside, brought)
      if (brought && !signsIn(identity)) throw new LeftOut(`no script says how "${identity}" signs in`)
      const other = beside === undefined ? undefined : shoppers.get(beside)
      const shopper = create(identity, other)
      shoppers.set(shopper.id, shopper)
      try {
        return await named('shopper', () => open(shopper, other, brought))
      } catch (error) {
        await takeDown(shopper).catch(() => undefined)
        throw error
      }
    },
    lockCart: (of, channel, ttl) =>
      change('cart locked', of, { channel, ...(ttl !== undefined && { ttl }) }, () => rest.lockCart(of, channel, ttl)),
    passTime: (of, by) => change('time passed', of, { by }, () => rest.passTime(of, by)),
    teardown: async (of) => {
      const shopper = shoppers.get(of)
      await (shopper ? takeDown(shopper) : rest.teardown(of))
    },
    renew: async (of) => {
      const shopper = shoppers.get(of)
      return shopper && signsIn(shopper.identity) ? logIn(shopper) : undefined
    },
  }
}

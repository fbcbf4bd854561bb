import { ProviderStateReadySchema, type ProviderState, type ProviderStateReady } from '@soe/contracts'
import { wordsOf } from '../judging/judge-exchange'
import { LeftOut } from '../judging/not-judged'
import { jsonOf } from '../target/exchange'
import type { Target } from '../target/http-target'

/** A shopper who is ready to call. */
export interface ShopperState extends ProviderStateReady {
  /** A call that only this identity may make, and how it is answered. */
  readonly check?: { readonly call: string; readonly status: number }
}

/** Sets up the states that checks start from, and takes them down. */
export interface StateService {
  /**
   * A shopper of this identity; beside another one, both meet on the same data.
   * @param brought cookies that the browser has before it signs in
   */
  shopper(identity: string, beside?: string, brought?: ShopperState['cookies']): Promise<ShopperState>
  lockCart(of: string, channel: string, ttl?: string): Promise<void>
  passTime(of: string, by: string): Promise<void>
  teardown(of: string): Promise<void>
  /** Signs the shopper in again; undefined where nothing says how. */
  renew(of: string): Promise<ShopperState | undefined>
}

/** A state could not be set up, so what needs it can't be judged. */
export class StateError extends Error {}

const jsonHeaders = { 'content-type': 'application/json' }

/** States over HTTP: one URL that takes `{state, params, action}`. */
export const createStateService = (target: Target, path: string): StateService => {
  const ask = async (given: ProviderState): Promise<ProviderStateReady> => {
    const request = { method: 'POST', path, headers: jsonHeaders, body: JSON.stringify(given) }
    const response = await target.send(request)
    const parsed = response.status === 200 ? ProviderStateReadySchema.safeParse(jsonOf(response)) : undefined
    if (!parsed?.success) {
      const who = 'identity' in given.params ? ` for the identity "${given.params.identity}"` : ''
      throw new StateError(
        `the state "${given.state}" could not be set up${who}: ${target.url}${path} answered ${wordsOf({ response })}`,
      )
    }
    return parsed.data
  }
  return {
    shopper: async (identity, beside, brought) => {
      if (brought) throw new LeftOut(`no script says how "${identity}" signs in`)
      const params = { identity, ...(beside !== undefined && { beside }) }
      return ask({ state: 'shopper', params, action: 'setup' })
    },
    lockCart: async (of, channel, ttl) =>
      void (await ask({
        state: 'cart locked',
        params: { of, channel, ...(ttl !== undefined && { ttl }) },
        action: 'setup',
      })),
    passTime: async (of, by) => void (await ask({ state: 'time passed', params: { of, by }, action: 'setup' })),
    teardown: async (of) => void (await ask({ state: 'shopper', params: { of }, action: 'teardown' })),
    renew: () => Promise.resolve(undefined),
  }
}

/** Without a word on how states are set up: guests come as anyone may, and everything else can't be had. */
export const createVisitorStates = (): StateService => {
  const guests: ReadonlySet<string> = new Set(['prospect', 'prepay'])
  let made = 0
  const cannot = (what: string) => () => Promise.reject(new LeftOut(what))
  return {
    shopper: (identity) =>
      guests.has(identity)
        ? Promise.resolve({ id: `visitor-${(made += 1)}`, headers: {}, cookies: {} })
        : Promise.reject(
            new StateError(`nothing says how "${identity}" signs in: name it under identities, in --states`),
          ),
    lockCart: cannot('nothing says how a cart is locked: describe the state "cart locked" in --states'),
    passTime: cannot('nothing says how time passes: describe the state "time passed" in --states'),
    teardown: () => Promise.resolve(),
    renew: () => Promise.resolve(undefined),
  }
}

import { ProviderStateReadySchema, type ProviderState, type ProviderStateReady } from '@soe/contracts'
import type { Target } from '../target/http-target'

/** A shopper who is ready to call. */
export interface ShopperState extends ProviderStateReady {
  /** A call that only this identity may make, and how it is answered. */
  readonly check?: { readonly call: string; readonly status: number }
}

/** Sets up the states that checks start from, and takes them down. */
export interface StateService {
  /** A shopper of this identity; beside another one, both meet on the same data. */
  shopper(identity: string, beside?: string): Promise<ShopperState>
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
    const { status, body } = await target.send(request)
    const parsed = status === 200 ? ProviderStateReadySchema.safeParse(JSON.parse(body)) : undefined
    if (!parsed?.success) throw new StateError(`the state "${given.state}" could not be set up: HTTP ${status}`)
    return parsed.data
  }
  return {
    shopper: (identity, beside) =>
      ask({ state: 'shopper', params: { identity, ...(beside !== undefined && { beside }) }, action: 'setup' }),
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

import { getFeatureFlags } from '@soe/contracts/routes'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import type { ErrorMeta } from '../errors/error-meta'
import type { MessageTexts } from '../errors/normalise-error'
import type { FlagValues } from '../flags/load-flags'
import type { Language } from '../texts/language'
import { platformTexts } from '../texts/platform-texts'
import { asShopError } from './as-shop-error'
import { createAttempts } from './call-attempts'
import { callOperation, type CallDependencies } from './call-operation'
import type { ClientRoute } from './client-route'
import { readErrorSettings } from './error-settings'
import type { Reactions } from './reactions'
import { createResponseLog } from './response-log'

export interface CallInput {
  body?: unknown
  query?: unknown
  fetchOptions?: { signal?: AbortSignal }
}

type Call = (input: CallInput) => Promise<{ body: unknown }>

export interface ClientDependencies extends Pick<CallDependencies, 'environment' | 'identity' | 'visit'> {
  readonly reactions: Reactions
  readonly language: Language
  readonly translate?: MessageTexts['translate']
  readonly loadFlags: () => Promise<FlagValues>
}

/** Everything that talks to the carrier, and what to do when a call fails. */
export const createCarrierClient = (dependencies: ClientDependencies) => {
  const { environment, identity, visit, reactions, language, translate, loadFlags } = dependencies
  const texts: MessageTexts = { defaultMessage: platformTexts(language).tryAgain, ...(translate && { translate }) }
  const responses = createResponseLog()
  const attempts = createAttempts(environment)
  const api = callOperation({
    environment,
    attempts,
    identity,
    visit,
    responses,
    texts,
    // The call that reads the flags can't wait for them.
    loadSettings: async ({ key }) => readErrorSettings(key === getFeatureFlags.key ? {} : await loadFlags()),
    onGoToUrl: reactions.onGoToUrl,
  })
  const calls = new WeakMap<ClientRoute, Call>()

  const callOf = (route: ClientRoute): Call => {
    const contract = { operation: route } as never
    const { operation } = initTsrReactQuery(contract, { baseUrl: '', api: api as never }) as {
      operation: { query: Call } | { mutate: Call }
    }
    return 'query' in operation ? operation.query : operation.mutate
  }

  const call = (route: ClientRoute, input: CallInput) => {
    const known = calls.get(route) ?? callOf(route)
    calls.set(route, known)
    return known(input)
  }

  /** Whatever a read or a change failed with; `retry` makes it anew. */
  const onFailure = (failure: unknown, meta: ErrorMeta, retry: () => void) =>
    reactions.onError(asShopError(failure, texts), meta, retry)

  return { call, onFailure, responses, restartCalls: attempts.restart }
}

export type CarrierClient = ReturnType<typeof createCarrierClient>

import { getFeatureFlags } from '@soe/contracts/routes'
import { classifyError, emptyProcessStepId } from '@soe/rules'
import type { Shop } from '../create-shop'
import type { ErrorMeta } from '../errors/error-meta'
import { normaliseError, type MessageTexts } from '../errors/normalise-error'
import { loadTranslation } from '../errors/load-translation'
import { loadFlags } from '../flags/load-flags'
import { platformTexts } from '../texts/platform-texts'
import type { ClientRoute } from '../client/client-route'
import type { Reactions } from '../client/reactions'
import { ShopError, isShopError } from '../client/shop-error'
import { isChunkFailure } from '../errors/is-chunk-failure'
import type { ErrorPatterns } from '../errors/normalised-error'

interface ErrorSettings {
  readonly retryCount: number
  readonly patterns: ErrorPatterns
  readonly retryCancelMessage: string | undefined
}

type Flags = Readonly<Record<string, boolean | number | string>>

const defaultRetryCount = 1

/** A pattern that does not compile matches nothing. */
const compile = (source: Flags[string] | undefined): RegExp[] => {
  if (typeof source !== 'string' || source === '') return []
  try {
    return [new RegExp(source, 'i')]
  } catch {
    return []
  }
}

const readCount = (value: Flags[string] | undefined): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : defaultRetryCount

const readText = (value: Flags[string] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export const readErrorSettings = (flags: Flags): ErrorSettings => ({
  retryCount: readCount(flags['apiRetryCount']),
  patterns: { global: compile(flags['globalErrorPatterns']), downstream: compile(flags['downstreamErrorPatterns']) },
  retryCancelMessage: readText(flags['retryCancelMessage']),
})

const thrownBy = (failure: unknown) =>
  failure instanceof Error ? { name: failure.name, message: failure.message } : { message: String(failure) }

/** A failure in the shop's one shape. What is not an answer of the carrier was thrown by the shop's own script. */
export const asShopError = (failure: unknown, texts: MessageTexts): ShopError =>
  isShopError(failure)
    ? failure
    : new ShopError(
        undefined,
        isChunkFailure(failure) ? 'chunk-reload' : 'message',
        normaliseError({ isScriptError: true, thrown: thrownBy(failure) }, texts),
      )

export interface ErrorEffects extends Pick<Reactions, 'onGoToUrl'> {
  readonly onError: (error: ShopError, meta: ErrorMeta, retry?: () => void) => void | Promise<void>
}

export const createFailureHandling = async (shop: Shop, { onError, onGoToUrl }: ErrorEffects): Promise<Reactions> => {
  const { identity, language } = shop
  const texts: MessageTexts = {
    defaultMessage: platformTexts(language).tryAgain,
    translate: await loadTranslation(language),
  }

  // The call that reads the flags can't wait for them.
  const settingsFor = async ({ key }: ClientRoute) =>
    readErrorSettings(key === getFeatureFlags.key ? {} : await loadFlags(shop))

  return {
    explain: async (route, failure) => {
      const { patterns, retryCancelMessage } = await settingsFor(route)
      const normalised = normaliseError(failure, { ...texts, patterns, retryCancelMessage })
      const handling = classifyError({
        operation: route.key,
        id: normalised.isEmptyProcessStep ? emptyProcessStepId : normalised.id,
        status: failure.status ?? 0,
        message: normalised.serviceErrMsg,
        details: normalised.details,
        level: normalised.severity,
        isAborted: normalised.isAborted,
        isGoToUrl: normalised.isGoToUrl,
        isSignedIn: identity.get().loggedIn,
      })
      return new ShopError(route.key, handling, normalised)
    },
    countRetries: async (route) => (await settingsFor(route)).retryCount,
    onFailure: (failure, meta = {}, retry) => onError(asShopError(failure, texts), meta, retry),
    onGoToUrl,
  }
}

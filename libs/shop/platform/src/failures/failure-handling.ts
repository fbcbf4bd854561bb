import { getFeatureFlags } from '@soe/contracts/routes'
import { classifyError, emptyProcessStepId } from '@soe/rules'
import type { Shop } from '../create-shop'
import type { ErrorMeta } from '../errors/error-meta'
import { normaliseError, type MessageTexts } from '../errors/normalise-error'
import { loadTranslation } from '../errors/load-translation'
import { loadFlags } from '../flags/load-flags'
import { platformTexts } from '../texts/platform-texts'
import { asShopError } from './as-shop-error'
import type { ClientRoute } from '../client/client-route'
import { readErrorSettings } from './error-settings'
import type { Reactions } from '../client/reactions'
import { ShopError } from '../client/shop-error'

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

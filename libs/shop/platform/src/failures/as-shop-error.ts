import { normaliseError, type MessageTexts } from '../errors/normalise-error'
import { isChunkFailure } from '../errors/is-chunk-failure'
import { isShopError, ShopError } from '../client/shop-error'

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

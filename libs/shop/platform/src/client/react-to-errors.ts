import type { ShopParts } from '../shop-parts'
import type { ErrorMeta } from '../errors/error-meta'
import { errorTopic } from '../errors/error-topic'
import { platformTexts } from '../texts/platform-texts'
import type { LoadReactions } from './reactions'

/** Only the network can have kept back the code that handles failures. */
const showPlainly = ({ notices, language }: ShopParts, { silent, showsError }: ErrorMeta) => {
  if (!silent && !showsError) notices.show({ type: 'error', text: platformTexts(language).tryAgain, sticky: true })
}

/** Handles what a read or a change failed with; `retry` makes it anew. */
export const failureReaction =
  (shop: ShopParts, loadReactions: LoadReactions) =>
  async (failure: unknown, meta: ErrorMeta = {}, retry?: () => void): Promise<void> => {
    const reactions = await loadReactions().catch(() => undefined)
    if (reactions) await reactions.onFailure(failure, meta, retry)
    else showPlainly(shop, meta)
  }

/** The success of an operation ends the notice that it has failed. */
export const endErrorNotices = ({ queryClient, notices }: ShopParts): void => {
  queryClient.getQueryCache().config.onSuccess = (_data, { queryKey: [key] }) => notices.hideTopic(errorTopic(key))
  queryClient.getMutationCache().config.onSuccess = (_data, _variables, _result, { options: { mutationKey = [] } }) =>
    notices.hideTopic(errorTopic(mutationKey[0]))
}

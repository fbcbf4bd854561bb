import type { Shop } from '../create-shop'
import type { ErrorMeta } from '../errors/error-meta'
import { errorTopic } from '../errors/error-topic'
import { platformTexts } from '../texts/platform-texts'
import type { LoadReactions } from './reactions'

/** Only the network can have kept back the code that handles failures. */
const showPlainly = ({ notices, language }: Shop, { silent, showsError }: ErrorMeta) => {
  if (!silent && !showsError) notices.show({ type: 'error', text: platformTexts(language).tryAgain, sticky: true })
}

/** Every failed read and change of the shop is handled in one place, and its next success ends the notice of it. */
export const reactToErrors = (shop: Shop, loadReactions: LoadReactions): void => {
  const { queryClient, notices } = shop
  const react = (error: unknown, meta: ErrorMeta = {}, retry: () => Promise<unknown>) =>
    void loadReactions().then(
      ({ onFailure }) => onFailure(error, meta, () => void retry().catch(() => undefined)),
      () => showPlainly(shop, meta),
    )
  const queries = queryClient.getQueryCache().config
  queries.onError = (error, query) => react(error, query.meta, () => query.fetch())
  queries.onSuccess = (_data, { queryKey: [key] }) => notices.hideTopic(errorTopic(key))
  const changes = queryClient.getMutationCache().config
  changes.onError = (error, variables, _result, change) => react(error, change.meta, () => change.execute(variables))
  changes.onSuccess = (_data, _variables, _result, { options: { mutationKey: [key] = [] } }) =>
    notices.hideTopic(errorTopic(key))
}

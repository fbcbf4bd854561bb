import { errorTopic } from '../errors/error-topic'
import type { ShopParts } from '../shop-parts'

/** The success of an operation ends the notice that it has failed. */
export const endErrorNotices = ({ queryClient, notices }: ShopParts): void => {
  queryClient.getQueryCache().config.onSuccess = (_data, { queryKey: [key] }) => notices.hideTopic(errorTopic(key))
  queryClient.getMutationCache().config.onSuccess = (_data, _variables, _result, { options: { mutationKey = [] } }) =>
    notices.hideTopic(errorTopic(mutationKey[0]))
}

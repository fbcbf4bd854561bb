import type { QueryClient } from '@tanstack/react-query'
import { stateId, type DocumentState } from './document-state'
import { scriptJson } from './head-tags'

export const stateTag = (queryClient: QueryClient): string => {
  const answered = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  const state: DocumentState = answered.map(({ queryKey, state: { data } }) => ({ queryKey, data }))
  return `<script type="application/json" id="${stateId}">${scriptJson(state)}</script>`
}

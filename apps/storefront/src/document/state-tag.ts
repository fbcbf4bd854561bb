import type { QueryClient } from '@tanstack/react-query'
import { stateId, type DocumentState } from './document-state'
import { scriptJson } from './head-tags'

export const answersIn = (queryClient: QueryClient): DocumentState['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state: { data } }) => ({ queryKey, data }))

export const stateTag = (state: DocumentState): string =>
  `<script type="application/json" id="${stateId}">${scriptJson(state)}</script>`

import type { CatalogOperation } from '@soe/contracts'
import type { CatalogSku } from '@soe/simulator-client'
import type { StateView } from '../view/use-state-view'
import type { Filled } from './command-fields'

export interface Known {
  view: StateView
  skus: readonly CatalogSku[]
  operations: readonly CatalogOperation[]
}

const durations: readonly string[] = ['PT1M', 'PT15M', 'PT28M', 'PT30M', 'PT1H', 'P1D']

export const suggestionsFor = (field: string, filled: Filled, { view, skus, operations }: Known): readonly string[] => {
  switch (field) {
    case 'cartId':
      return view.state.carts.map(({ id }) => id)
    case 'sessionId':
      return view.state.sessions.map(({ id }) => id)
    case 'caseId':
      return view.state.cases.map(({ id }) => id)
    case 'owner':
      return view.details?.standings.map(({ id }) => id) ?? []
    case 'skuId':
      return skus.map(({ skuId }) => skuId)
    case 'on':
      return operations.map(({ key }) => key)
    case 'error':
      return operations.find(({ key }) => key === filled['on'])?.errors ?? []
    case 'ttl':
    case 'by':
      return durations
    default:
      return []
  }
}

import type { AnswerOf } from '@soe/contracts'
import type { readDL } from '@soe/contracts/routes'
import type { Parameters } from '@soe/rules'

type CartItem = AnswerOf<typeof readDL>['dataLayer']['cart']['items'][number]

/** An item that came into the cart; only its call is known where the data layer can't be read. */
export type AddedItem = Pick<CartItem, 'sku' | 'qty'> & Partial<CartItem>

export type PageEvent =
  | {
      readonly event: 'pageView' | 'pageChange'
      readonly page: string
      readonly path: string
      readonly campaign?: string
      readonly visit?: Parameters
    }
  | {
      readonly event: 'error'
      readonly page: string
      readonly code: string
      readonly name: string
      readonly message: string
    }
  | { readonly event: 'notification'; readonly page: string; readonly type: string; readonly message: string }
  | { readonly event: 'addToCart'; readonly page: string; readonly items: readonly AddedItem[] }
  | { readonly event: 'autoSuggestion'; readonly page: string; readonly products: number }
  | {
      /** Largest contentful paint and interaction to next paint in milliseconds, cumulative layout shift without a unit. */
      readonly event: 'LCP' | 'INP' | 'CLS'
      readonly page: string
      readonly path: string
      readonly value: number
      readonly rating: 'good' | 'needs-improvement' | 'poor'
    }

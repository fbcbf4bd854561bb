import { optionalPart } from '@soe/shop-platform'
import { FlowSpace } from '@soe/shop-steps/flow-space'
import { createElement, Suspense } from 'react'
import { useLocation } from 'wouter'
import { lazyPage } from './lazy-page'
import { pageAt, pageNamed } from './page-at'
import { PageSkeleton } from '../shell/page-skeleton'

export { pageAt, pageNamed }

/** A document below /sales links the stylesheet; a visitor from the catalogue fetches it. */
export const loadSalesStyles = async (): Promise<void> => {
  if (typeof document === 'undefined' || document.querySelector('link[href*="/sales-"]')) return
  await (await import('./load-sales-styles')).loadSalesStyles()
}

const FlowTrail = optionalPart(
  () => import('@soe/shop-steps/flow-trail').then((module) => module.FlowTrail),
  'now',
  FlowSpace,
)

/** The steps of a purchase stay in view above its pages while the code of the next page loads. */
export const SalesPage = () => {
  const { page, name } = pageAt(useLocation()[0])
  const content = createElement(lazyPage(page), { key: name ?? '' })
  if (!page.flow) return content
  return (
    <>
      <FlowTrail current={page.flow} />
      <Suspense fallback={<PageSkeleton />}>{content}</Suspense>
    </>
  )
}

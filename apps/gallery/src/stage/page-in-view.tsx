import { FlowTrail } from '@soe/shop-steps/flow-trail'
import { createElement, Suspense } from 'react'
import { useLocation } from 'wouter'
import { findPage } from './pages'

/** The page at the address, and the next one where the shopper goes on; nothing where a document would come. */
export const PageInView = () => {
  const page = findPage(useLocation()[0])
  if (!page) return null
  const { name, flow, Component } = page
  return (
    <>
      {flow && <FlowTrail current={flow} />}
      <Suspense>{createElement(Component, { key: name })}</Suspense>
    </>
  )
}

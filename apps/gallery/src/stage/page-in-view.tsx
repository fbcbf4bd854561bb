import { createElement, Suspense } from 'react'
import { useLocation } from 'wouter'
import { findPage } from './pages'

/** The page at the address, and the next one where the shopper goes on; nothing where a document would come. */
export const PageInView = () => {
  const page = findPage(useLocation()[0])
  return page && <Suspense>{createElement(page.Component, { key: page.name })}</Suspense>
}

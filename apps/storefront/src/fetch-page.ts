import { lazy, type ComponentType } from 'react'
import type { Page } from './pages'

const fetched = new Map<Page, ComponentType>()

/** Fetches a page's code ahead of a visit. */
export const fetchPage = async (page: Page) => {
  const Component = fetched.get(page) ?? (await page.load())
  fetched.set(page, Component)
  return { default: Component }
}

/** A thenable that resolves at once: a page that was fetched ahead opens without a skeleton. */
const atOnce = <Value>(value: Value) =>
  // oxlint-disable-next-line no-thenable -- a settled promise would still cost a skeleton
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

/** The page as a component that fetches its own code. */
export const lazyPage = (page: Page) =>
  lazy(() => {
    const Component = fetched.get(page)
    return Component ? atOnce({ default: Component }) : fetchPage(page)
  })

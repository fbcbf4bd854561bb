import '@soe/ui/styles.css'
import { createLockStore, LockProvider } from '@soe/shop-basket'
import { browserEnvironment, createShop, ShopProvider } from '@soe/shop-platform'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { readState } from './document/document-state'
import { fetchPage } from './fetch-page'
import { loadReactions } from './load-reactions'
import { matchPage } from './match-page'
import { whenIdle } from './when-idle'

const lock = createLockStore()
const shop = createShop({ environment: browserEnvironment(window), loadReactions: loadReactions(lock) })
const root = document.getElementById('root')
if (!root) throw new Error('the document has no #root')

for (const { queryKey, data } of readState(document)) shop.queryClient.setQueryData(queryKey, data)

/** A transition is rendered in slices: a phone stays responsive while the first page comes. */
const render = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ShopProvider shop={shop}>
          <LockProvider lock={lock}>
            <App />
          </LockProvider>
        </ShopProvider>
      </StrictMode>,
    ),
  )

// The page's code is fetched beside this script, so waiting for it saves a skeleton. The router reports a failure.
const page = matchPage(window.location.pathname.slice(shop.base.length))
void (page ? fetchPage(page) : Promise.resolve()).then(render, render)

whenIdle(window, () => void shop.client.load().catch(() => undefined))

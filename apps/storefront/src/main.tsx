import '@soe/ui/styles.css'
import { createLockStore, unlocked } from '@soe/shop-basket'
import {
  applyIdentityFlags,
  browserEnvironment,
  createShop,
  isChunkFailure,
  keepDrawnAnswer,
  pathInLanguage,
  whenIdle,
} from '@soe/shop-platform'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AppRoot } from './app-root'
import { readState } from './document/document-state'
import { fetchPageAt } from './pages/fetch-page-at'
import { loadClient } from './load-client'
import { addresses } from './pages/addresses'
import { prepareShell } from './prepare-shell'
import type { Field } from './restore-fields'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no #root')

// The server has drawn it under this address too.
const { pathname, search, hash } = window.location
const path = pathInLanguage(window.location)
if (path !== pathname) window.history.replaceState(window.history.state, '', `${path}${search}${hash}`)

const opened = Date.now()
const { queries = [], now = opened, drawnFor, notices = [], lock: held = unlocked } = readState(document) ?? {}
const lock = createLockStore(drawnFor && held)
const environment = browserEnvironment(window, now - opened)
const shop = createShop({
  environment,
  addresses,
  loadClient: loadClient(lock),
  drawnFor,
  notices: drawnFor && notices,
})

for (const { queryKey, data } of queries) keepDrawnAnswer(shop.queryClient, queryKey, data)
applyIdentityFlags(shop)

/** What a boundary catches is for the error log too, which listens to the window. */
const onCaughtError = (error: unknown) => {
  // oxlint-disable-next-line no-console -- as without this handler
  console.error(error)
  window.dispatchEvent(new ErrorEvent('error', { error }))
}

/** Draws anew what is not as the server has drawn it, such as what the browser has translated since. */
const hydrate = (tree: ReactNode) => {
  const drawn = {
    fields: [...root.querySelectorAll<Field>('input[name], select[name]')],
    focused: document.activeElement,
  }
  hydrateRoot(root, tree, {
    onCaughtError,
    // A page that is left before it hydrates for one whose code is missing fails twice, and a boundary catches the second.
    onRecoverableError: (error) => {
      if (isChunkFailure((error as Error).cause)) return
      reportError(error)
      void import('./restore-fields').then(({ restoreFields }) => restoreFields(root, drawn)).catch(() => undefined)
    },
  })
}

/** A transition is rendered in slices: a phone stays responsive while the first page comes. */
const render = () =>
  startTransition(() => {
    const tree = <AppRoot shop={shop} lock={lock} address={{ pathname: path, search }} />
    if (drawnFor) hydrate(tree)
    else createRoot(root, { onCaughtError }).render(tree)
  })

// The page's code is fetched beside this script, so waiting for it saves a skeleton. The router reports a failure.
const shown = path.slice(shop.base.length)
void Promise.all([fetchPageAt(shown), prepareShell(shop, lock)]).then(render, render)

whenIdle(window, () => {
  void shop.client.load().catch(() => undefined)
  void shop.parameters().catch(() => undefined)
})

window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void import('./restored-page').then(({ followShopper }) => followShopper(shop)).catch(() => undefined)
})

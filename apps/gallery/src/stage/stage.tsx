import { createLockStore, LockProvider } from '@soe/shop-basket'
import { createClient } from '@soe/shop-basket/create-client'
import { createShop, readIdentity, ShopProvider, spanishBase, type Shop } from '@soe/shop-platform'
import type { GalleryWindow, StageLook, Story } from '@soe/stories'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Router } from 'wouter'
import { findAxeViolations } from '../checks/find-axe-violations'
import { findOtherForms } from '../checks/find-other-forms'
import { findOverflow } from '../checks/find-overflow'
import { findUnreachable } from '../checks/find-unreachable'
import { readTexts } from '../checks/read-texts'
import { addresses } from './addresses'
import { clearBrowser } from './clear-browser'
import { Frame } from './frame'
import { keepUntilSettled } from './keep-until-settled'
import { createStageCalls, type StageCalls } from './stage-calls'
import { stageEnvironment } from './stage-environment'
import { PageInView } from './page-in-view'
import { pressButton } from './press-button'
import { enterWorld, prepareWorld, type EnteredWorld } from './stage-world'
import { stayAlways } from './stay'
import { findStory, statesOf } from './stories'
import { untilAtRest } from './until-at-rest'

/** A story in its world, which outlives a change of language. */
interface Mounted {
  readonly story: Story
  readonly world: EnteredWorld | undefined
  readonly calls: StageCalls
}

let root: Root
let mounted: Mounted | undefined
let shop: Shop | undefined
/** Dropped once the story after it has left, too: a late answer without its world would clear the next one's cookies. */
let lastWorld: EnteredWorld | undefined
const errors: string[] = []

const noteError = (error: unknown) =>
  errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error))

const watchErrors = () => {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason))
  const log = window.console.error.bind(window.console)
  window.console.error = (...values: unknown[]) => {
    noteError(values.map(String).join(' '))
    log(...values)
  }
}

const openStory = async (id: string): Promise<Mounted> => {
  const story = findStory(id)
  const world = story.persona === undefined ? undefined : await enterWorld(story.persona, id)
  return { story, world, calls: createStageCalls(noteError) }
}

const createStoryShop = ({ story, world, calls }: Mounted) => {
  const environment = stageEnvironment({
    fetch: calls.fetch,
    ahead: world?.ahead ?? 0,
    userAgent: story.userAgent,
    atOnce: story.atOnce,
  })
  const lock = createLockStore()
  return {
    lock,
    shop: createShop({ environment, addresses, loadClient: (shop) => createClient(shop, lock) }),
  }
}

const placeStory = ({ story }: Mounted, { language = 'en', theme = 'light' }: StageLook) => {
  const address = story.address ?? '/'
  window.history.replaceState(null, '', language === 'es' ? `${spanishBase}${address}` : address)
  Object.assign(document.documentElement, { lang: language })
  document.documentElement.dataset['theme'] = theme
}

const shownLanguage = () => (document.documentElement.lang === 'es' ? 'es' : 'en')

const show = async (next: Mounted) => {
  const made = createStoryShop(next)
  shop = made.shop
  root.render(
    <StrictMode>
      <ShopProvider shop={made.shop}>
        <LockProvider lock={made.lock}>
          <Router base={made.shop.base}>
            <Frame>{next.story.render?.() ?? <PageInView />}</Frame>
          </Router>
        </LockProvider>
      </ShopProvider>
    </StrictMode>,
  )
  await untilAtRest(made.shop, next.calls)
  for (const name of next.story.press?.[shownLanguage()] ?? []) {
    pressButton(name)
    await untilAtRest(made.shop, next.calls)
  }
}

const hide = () => {
  // At once, so that the next story finds nothing to go on with.
  flushSync(() => root.render(null))
  shop?.queryClient.clear()
  shop = undefined
}

const unmount = () => {
  hide()
  mounted?.calls.end()
  lastWorld?.drop()
  lastWorld = mounted?.world
  mounted = undefined
  errors.length = 0
}

const mount = async ({ story: id, ...look }: StageLook & { story: string }) => {
  unmount()
  clearBrowser()
  mounted = await openStory(id)
  const { story, world, calls } = mounted
  placeStory(mounted, look)
  if (world) {
    const { audience } = readIdentity(stageEnvironment({ fetch: calls.fetch, ahead: 0, userAgent: story.userAgent }))
    await prepareWorld(story, world, audience, calls)
  }
  await show(mounted)
  return { world: world?.id }
}

const reload = async (look: StageLook) => {
  if (!mounted) throw new Error('no story is mounted')
  hide()
  placeStory(mounted, look)
  await show(mounted)
}

const missing = (): string[] => {
  const shown = document.body.innerText.replaceAll(/\s+/g, ' ')
  const texts = mounted?.story.says?.[shownLanguage()] ?? []
  return texts.filter((text) => !shown.includes(text))
}

const gallery: GalleryWindow['gallery'] = {
  checks: {
    findAxeViolations: keepUntilSettled(findAxeViolations),
    findOtherForms,
    findOverflow,
    findUnreachable,
    readTexts,
  },
  statesOf,
  mount: keepUntilSettled(mount),
  reload: keepUntilSettled(reload),
  unmount,
  atRest: keepUntilSettled(async () => {
    if (mounted && shop) await untilAtRest(shop, mounted.calls)
  }),
  missing,
  errors: () => [...errors],
}

export const openStage = (container: HTMLElement) => {
  root = createRoot(container, { onUncaughtError: noteError, onCaughtError: noteError })
  watchErrors()
  stayAlways()
  Object.assign(window, { gallery })
}

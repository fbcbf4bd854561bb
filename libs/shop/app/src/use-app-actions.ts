import { readParameters, scanAndGoFlow } from '@soe/rules'
import { readScanAndGoStore, useShop, useTexts, type Shop } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { actionOfItem } from './actions/action-of-item'
import type { AppAction } from './actions/app-action'
import { appTexts } from './app-texts'
import type { BarFacts } from './bar/describe-bars'
import type { Bridge } from './bridge/create-bridge'
import type { AppScreen } from '@soe/contracts/app-bridge'
import type { AppProperties } from './properties/app-properties'

interface LinkRow {
  readonly screen: AppScreen
  readonly matches: (address: URL) => boolean
}

const rows: readonly LinkRow[] = [
  { screen: 'userSignIn', matches: ({ pathname }) => pathname === '/signin' },
  { screen: 'rtlStoreJourney', matches: ({ pathname }) => /^(\/espanol)?\/stores\/?$/.test(pathname) },
  { screen: 'retrieveCart', matches: ({ hash }) => hash === '#saved-carts' },
]

interface LinkedScreen {
  readonly screen: AppScreen
  readonly goto?: string | undefined
}

/** The app's screen that takes the place of a page's link; undefined for a link that stays in the page. */
export const screenOfLink = (href: string, origin: string): LinkedScreen | undefined => {
  const address = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  if (address?.origin !== origin) return undefined
  const row = rows.find(({ matches }) => matches(address))
  return row && { screen: row.screen, goto: address.searchParams.get('goto') ?? undefined }
}

/** Screens that are reached through the gateway of the mobile app; the others are asked for over the bridge. */
const gatewayScreens: ReadonlySet<AppScreen> = new Set(['rtlStoreJourney', 'userSignIn'])

const isGatewayScreen = (screen: AppScreen): boolean => gatewayScreens.has(screen)

const parametersOf: Readonly<Partial<Record<AppScreen, readonly (keyof AppProperties)[]>>> = {
  rtlStoreJourney: ['locationCode', 'closestIspuLocationCode'],
  shopLanding: ['shopLandingContent', 'campaignId'],
}

const screenParameters = (screen: AppScreen, properties: AppProperties): Record<string, string> =>
  Object.fromEntries(
    (parametersOf[screen] ?? []).flatMap((name) => {
      const value = properties[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

/** The gateway's address that opens a screen and returns to a page, on the app's server or beside the shop. */
export const gatewayLink = (
  screen: AppScreen,
  properties: AppProperties,
  page: { path: string; origin: string },
): string => {
  const address = new URL('/mobileappgateway', properties.mvaServerDomainUrl ?? page.origin)
  address.searchParams.set('type', screen)
  address.searchParams.set('goto', page.path)
  for (const [name, value] of Object.entries(screenParameters(screen, properties)))
    address.searchParams.set(name, value)
  return address.href
}

interface AppActions {
  bridge: Bridge
  facts: BarFacts
  receive: (params: Readonly<Record<string, unknown>>) => void
  help: () => void
}

type Navigate = (path: string) => void

const openScreen = (
  { environment: { location } }: Shop,
  { bridge, facts: { properties } }: Pick<AppActions, 'bridge' | 'facts'>,
  { screen, goto }: LinkedScreen,
) => {
  const page = {
    path: goto ?? properties.requestURL ?? `${location.pathname}${location.search}`,
    origin: location.origin,
  }
  if (isGatewayScreen(screen)) location.assign(gatewayLink(screen, properties, page))
  else bridge.send({ type: 'openScreen', screen, params: screenParameters(screen, properties) })
}

const run = (
  shop: Shop,
  { bridge, facts }: Pick<AppActions, 'bridge' | 'facts'>,
  action: AppAction,
  navigate: Navigate,
) => {
  const { history } = shop.environment
  if (action.kind === 'screen') openScreen(shop, { bridge, facts }, action)
  else if (action.kind === 'browser') bridge.send({ type: 'openBrowser', url: action.url })
  else if (action.kind === 'page' || history.length < 2)
    navigate(shop.pathOf(action.kind === 'page' ? action.page : 'home'))
  else history.back()
}

/** The link under a press that the browser would follow in this window. */
const linkOf = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return undefined
  return event.target.closest<HTMLAnchorElement>('a[href]')?.href
}

/** Scan and go has its own page in the app for an order that fails. */
const isScanAndGoFailure = (path: string, { nameAt, environment: { location, cookies } }: Shop): boolean => {
  const name = nameAt(path)
  const { type, flow } = readParameters(location.search)
  const isScanning = flow === scanAndGoFlow || readScanAndGoStore({ cookies }) !== undefined
  const isErrorPage = name === 'error' || name === 'error/genericError'
  return isErrorPage && type === 'CHECKOUT_PROCESS_ERROR' && isScanning
}

/** Whether the shopper has typed or chosen something in the page that leaving it would lose. */
interface TypedProgress {
  readonly isThere: () => boolean
  /** Call it when another page shows: what was typed before has been sent. */
  readonly forget: () => void
  readonly stop: () => void
}

/** A search is no progress. */
const isProgress = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest('main') !== null && !target.matches('[type="search"]')

const watchTypedProgress = (document: Document): TypedProgress => {
  let isTyped = false
  const note = (event: Event) => {
    if (isProgress(event)) isTyped = true
  }
  document.addEventListener('input', note)
  return {
    isThere: () => isTyped,
    forget: () => {
      isTyped = false
    },
    stop: () => document.removeEventListener('input', note),
  }
}

/** Does what is pressed in the app's bars and what links to its screens; what would lose what was typed is asked about first. */
export const useAppActions = (given: AppActions) => {
  const shop = useShop()
  const texts = useTexts(appTexts)
  const [path, navigate] = useLocation()
  const latest = useRef(given)
  const progress = useRef<TypedProgress>(undefined)
  const asked = useRef<() => void>(undefined)
  const { bridge } = given

  useEffect(() => {
    latest.current = given
  })

  useEffect(() => {
    progress.current = watchTypedProgress(document)
    return () => progress.current?.stop()
  }, [])

  useEffect(() => {
    progress.current?.forget()
    if (isScanAndGoFailure(path, shop)) openScreen(shop, latest.current, { screen: 'rtlScanGoProcessError' })
  }, [path, shop])

  useEffect(() => {
    const leave = (go: () => void) => {
      if (!progress.current?.isThere()) return go()
      asked.current = go
      bridge.send({
        type: 'leaveFlowAlert',
        title: texts.leaveTitle,
        message: texts.leaveMessage,
        buttons: [texts.no, texts.yes],
      })
    }
    const answer = (leaves: boolean) => {
      const go = asked.current
      asked.current = undefined
      if (leaves) go?.()
    }
    const follow = (event: MouseEvent) => {
      const href = linkOf(event)
      const screen = href === undefined ? undefined : screenOfLink(href, shop.environment.location.origin)
      if (!screen) return
      event.preventDefault()
      leave(() => openScreen(shop, latest.current, screen))
    }
    document.addEventListener('click', follow, { capture: true })
    const stop = bridge.listen((message) => {
      if (message.type === 'webParams') return latest.current.receive(message.params)
      if (message.type === 'leaveFlowAnswer') return answer(message.leaves)
      if (message.item === 'chat') return latest.current.help()
      const action = actionOfItem(message.item, latest.current.facts)
      return leave(() => run(shop, latest.current, action, navigate))
    })
    return () => {
      stop()
      document.removeEventListener('click', follow, { capture: true })
    }
  }, [bridge, navigate, shop, texts])
}

import { devices, type Page } from '@playwright/test'
import type { AppMessage, BridgeWindow, WebMessage } from '@soe/contracts/app-bridge'
import { test } from '../fixtures'

type AppPlatform = 'ios' | 'android'

/** The carrier's app, which a page recognises by its user agent. */
const userAgents: Readonly<Record<AppPlatform, string>> = {
  ios: `${devices['iPhone 14'].userAgent} HalyardApp/21.0`,
  android: `${devices['Pixel 7'].userAgent} HalyardApp/21.0`,
}

const both = ['ios', 'android'] as const

/** Defines tests for the app on its platforms; above the bridge, which both tell and hear, they run the same code. */
export const inApp = (define: (platform: AppPlatform) => void, platforms: readonly AppPlatform[] = both) => {
  for (const platform of platforms)
    test.describe(`in the app on ${platform}`, () => {
      test.use({ userAgent: userAgents[platform] })
      define(platform)
    })
}

interface FakeWindow extends BridgeWindow {
  appMessages: AppMessage[]
}

/** Runs in the page, before any of its scripts. */
const install = ({ platform, params }: { platform: AppPlatform; params: Record<string, unknown> }) => {
  const messages: AppMessage[] = []
  const take = (message: AppMessage) => {
    messages.push(message)
    const { halyardWeb } = window as Window & BridgeWindow
    if (message.type === 'getWebParams') halyardWeb?.receive(JSON.stringify({ type: 'webParams', params }))
  }
  Object.assign(
    window,
    { appMessages: messages },
    platform === 'ios'
      ? { webkit: { messageHandlers: { halyard: { postMessage: take } } } }
      : { HalyardApp: { postMessage: (text: string) => take(JSON.parse(text) as AppMessage) } },
  )
}

/** The app around a page: what the page has asked it to show since it was loaded, and what the app tells the page. */
export const fakeApp = async (page: Page, platform: AppPlatform, params: Record<string, unknown> = {}) => {
  await page.addInitScript(install, { platform, params })
  const messages = () => page.evaluate(() => (window as Window & Partial<FakeWindow>).appMessages ?? [])
  return {
    messages,
    latest: async <Type extends AppMessage['type']>(type: Type) =>
      (await messages()).findLast((message) => message.type === type) as
        | Extract<AppMessage, { type: Type }>
        | undefined,
    tell: (message: WebMessage) =>
      page.evaluate((text) => (window as Window & BridgeWindow).halyardWeb?.receive(text), JSON.stringify(message)),
  }
}

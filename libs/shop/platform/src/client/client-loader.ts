import type { ShopParts } from '../shop-parts'
import { recoverChunk } from '../errors/recover-chunk'
import { platformTexts } from '../texts/platform-texts'
import type { CarrierClient } from './carrier-client'

/** Loads at the first call; a load that failed is tried again by the next. */
const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  const start = async () => {
    try {
      return await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return () => (loading ??= start())
}

export interface ClientLoader {
  load: () => Promise<CarrierClient>
  loaded: () => CarrierClient | undefined
}

const reportMissing = async ({ environment, notices, language }: ShopParts, error: unknown) => {
  if ((await recoverChunk(environment, error)) === 'offline')
    notices.show({ type: 'error', text: platformTexts(language).tryAgain, sticky: true })
}

/** The first paint never waits for the client: a page's first answer comes with its document. */
export const createClientLoader = (shop: () => ShopParts, loadClient: () => Promise<CarrierClient>): ClientLoader => {
  let client: CarrierClient | undefined
  const load = loadOnce(async () => {
    try {
      client = await loadClient()
      return client
    } catch (error) {
      await reportMissing(shop(), error)
      throw error
    }
  })
  return { load, loaded: () => client }
}

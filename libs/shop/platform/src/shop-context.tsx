import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Shop } from './create-shop'
import type { Identity } from './identity/identity'
import type { Catalogue, Texts } from './texts/define-texts'

const ShopContext = createContext<Shop | undefined>(undefined)

export const ShopProvider = ({ shop, children }: { shop: Shop; children: ReactNode }) => (
  <ShopContext value={shop}>
    <QueryClientProvider client={shop.queryClient}>{children}</QueryClientProvider>
  </ShopContext>
)

export const useShop = (): Shop => {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}

/**
 * Who is shopping; up to date after every answer of the carrier. A part of a drawn page that hydrates late still starts
 * as it was drawn.
 */
export const useIdentity = (): Identity => {
  const { identity } = useShop()
  return useSyncExternalStore(identity.subscribe, identity.get, identity.first)
}

export const useNotices = () => {
  const { notices } = useShop()
  return useSyncExternalStore(notices.subscribe, notices.get, notices.first)
}

export const useTexts = <English extends Texts>(catalogue: Catalogue<English>) => catalogue(useShop().language)

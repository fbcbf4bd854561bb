import { LockProvider, type LockStore } from '@soe/shop-basket'
import { ShopProvider, type Shop } from '@soe/shop-platform'
import { StrictMode } from 'react'
import { App, type AppProps } from './app'

interface AppRootProps extends AppProps {
  shop: Shop
  lock: LockStore
}

export const AppRoot = ({ shop, lock, address }: AppRootProps) => (
  <StrictMode>
    <ShopProvider shop={shop}>
      <LockProvider lock={lock}>
        <App address={address} />
      </LockProvider>
    </ShopProvider>
  </StrictMode>
)

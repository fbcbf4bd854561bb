import '@soe/shop-ui/styles.css'
import { browserSurroundings, createShop, ShopProvider } from '@soe/shop-platform'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const shop = createShop({ surroundings: browserSurroundings(window) })
const root = document.getElementById('root')
if (!root) throw new Error('the document has no #root')

createRoot(root).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <App />
    </ShopProvider>
  </StrictMode>,
)

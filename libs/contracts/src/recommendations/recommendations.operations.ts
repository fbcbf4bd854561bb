export * as pdm from './pdm'
export * as getRtCartCount from './get-rt-cart-count'

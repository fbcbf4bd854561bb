export { getRtCartCount } from './get-rt-cart-count'
export { pdm } from './pdm'

export { CartPage, fetchContents } from './cart-page'

/** One file for both pages: who opens one mostly goes on to the other. */
export { OrderPage } from './order-page'
export { OrdersPage } from './orders-page'

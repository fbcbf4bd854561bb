export { leaveSignedOut } from '@soe/shop-platform'

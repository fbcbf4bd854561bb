export { jsNotify } from './js-notify'

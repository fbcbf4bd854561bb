export * as jsNotify from './js-notify'

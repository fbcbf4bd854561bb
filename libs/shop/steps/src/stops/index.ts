export * from './stop-explanation'
export * from './stop-texts'
export { isStopType, type StopType } from './stops'

export * from './undo-list'
export * from './world-at'

export * from './favorites'
export * from './favorites-meta'
export * from './heart-button'
export * from './use-favorite-ids'

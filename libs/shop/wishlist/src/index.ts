export * from './favorites'
export * from './favorites-meta'
export * from './use-favorite-ids'

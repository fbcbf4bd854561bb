export * from './duration'
export * from './slug'
export * from './time'

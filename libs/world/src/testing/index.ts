export * from './start-redis'

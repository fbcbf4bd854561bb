export * as readDL from './read-dl'

export { readDL } from './read-dl'

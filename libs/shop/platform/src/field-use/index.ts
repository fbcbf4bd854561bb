export { recordReads } from './record-reads'
export * from './field-reads'
